"""The coach: to each open option its chance to win, the points to expect and a reason; and a match looked at again."""

from sevenfold.coach.advice import CoachError, advise
from sevenfold.coach.findings import Advised, CostlyMove, CurvePoint, Looked, OptionAdvice, Reason
from sevenfold.coach.review import Reviewing, review

__all__ = [
    "Advised",
    "CoachError",
    "CostlyMove",
    "CurvePoint",
    "Looked",
    "OptionAdvice",
    "Reason",
    "Reviewing",
    "advise",
    "review",
]
