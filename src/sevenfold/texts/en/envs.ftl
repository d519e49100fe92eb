# Environments for learning: what is wrong with what they are asked.

error-env-game = There is no environment for “{ $given }”. There is { $known }.
error-env-number = { $name } can’t be { $given }; it is a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
error-env-word = { $name } can’t be “{ $given }”; it is one of { $known }.
error-env-learner-alone = A learner needs opponents: without them all seats are played from outside.
error-env-opponents = { $given } opponents are named; it takes one for all seats or one for each of the { $others } others.
error-env-not-begun = The matches have not begun: call reset first, for all of them.
error-env-reset-mask = reset_mask marks which of the { $envs } matches begin anew: so many values, at least one of them true.
error-env-actions = Each of the { $envs } matches needs one action; given was an array of the shape { $given }.
error-env-over = Match { NUMBER($match, useGrouping: 0) } is over: begin it anew with reset and reset_mask.
error-env-illegal = Match { NUMBER($match, useGrouping: 0) }: action { NUMBER($action, useGrouping: 0) } isn’t legal for seat { $seat } now. The action mask says what is.
error-env-agent-illegal = Action { NUMBER($action, useGrouping: 0) } isn’t legal for { $agent } now. The action mask says what is.
error-env-agent-actions = Each agent that goes on needs an action; missing is { $missing }.
error-env-options = The parameter options is the inside of a JSON object, like "target_score": 60. “{ $given }” isn’t: { $problem }
