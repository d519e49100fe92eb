/* The yardstick: SEVN's rules and the bot `odds` once more, written straight down in C, to see what the machine can do.
 *
 *   yardstick PLAYERS GAMES SEED  ->  "wins ... points ... seconds" by seat, seconds of processor time
 *
 * It plays the standard deck to 250 with the generator and the streams of the arena, so the same seed must give the
 * same wins and points as `simulate`; benchmarks/sevn/games.py compares them. It keeps no events, no open questions
 * and no positions, and can do nothing else. Not shipped.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 12, KINDS = 31, NUMBERS = 14, SCORING = 17, QUEUE = 64, NONE = -1, TARGET_SCORE = 250, SEVEN = 7 };
enum { BALLAST_2 = 14, DOUBLER = 17, PLUS_2 = 18, PLUS_10 = 22, FEATHER = 23, HEAVY, LADDER, FREEZE, SECOND_CHANCE,
       TRIPLE_DRAW, CROSSROADS, STORM };
enum { ACTIVE, STOPPED, FROZEN, OUT };

static const int8_t COPIES[KINDS] = {1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 1, 1,
                                     1, 1, 1, 1, 1, 1, 3, 3, 3, 2, 2, 2, 2, 2};

typedef struct { int64_t state; } Rng;

typedef struct {
    int32_t held[SEATS], banked[SEATS];
    int16_t pile[KINDS], discard[KINDS], pile_count, discard_count;
    int8_t front[SEATS][KINDS], status[SEATS], gift[SEATS], twice[SEATS], distinct[SEATS];
    int8_t queue_card[QUEUE], queue_owner[QUEUE], queue_count;
    int8_t players, start, active, seventh;
    Rng deal;
} Game;

/* The generator */

static inline uint32_t next_word(Rng *r) {
    int64_t low = r->state & 0xFFFFFFFF, high = r->state >> 32;
    r->state = INT64_C(2147483085) * low + high;
    return (uint32_t)(low ^ high);
}

static void seed_rng(Rng *r, int64_t seed, int64_t stream) {
    int64_t a = (seed & 0x7FFFFFFF) ^ 0x2545F491, b = (seed >> 31) & 0x7FFFFFFF;
    int64_t c = stream & 0x7FFFFFFF, d = (stream >> 31) & 0x7FFFFFFF;
    for (int i = 0; i < 3; i++) {
        a = (a * 1103515245 + b * 747796405 + 12345) % 2147483647;
        b = (b * 1664525 + c * 1140671485 + 1013904223) % 2147483647;
        c = (c * 69621 + d * 1597334677 + 2531011) % 2147483647;
        d = (d * 16807 + a * 48271 + 11) % 2147483647;
        a ^= d >> 7;
        c ^= b >> 11;
    }
    int64_t low = ((a << 1) ^ (b << 7) ^ (c >> 3)) & 0xFFFFFFFF;
    int64_t high = ((c ^ (d << 3)) & 0xFFFFFFFF) % (2147483085 - 2);
    r->state = (high << 32) + low + 1;
    for (int i = 0; i < 4; i++) next_word(r);
}

static inline int below(Rng *r, int64_t n) {
    int64_t product = (int64_t)next_word(r) * n, low = product & 0xFFFFFFFF;
    if (low < n) {
        int64_t limit = (INT64_C(0x100000000) - n) % n;
        while (low < limit) {
            product = (int64_t)next_word(r) * n;
            low = product & 0xFFFFFFFF;
        }
    }
    return (int)(product >> 32);
}

/* Cards */

static inline void throw_away(Game *g, int kind) {
    g->discard[kind]++;
    g->discard_count++;
}

/* The next card, NONE where there is none left anywhere. */
static inline int turn_up(Game *g) {
    if (g->pile_count == 0) {
        if (g->discard_count == 0) return NONE;
        memcpy(g->pile, g->discard, sizeof g->pile);
        memset(g->discard, 0, sizeof g->discard);
        g->pile_count = g->discard_count;
        g->discard_count = 0;
    }
    int left = below(&g->deal, g->pile_count), kind = 0, seen = 0;
    for (int k = 0; k < NUMBERS; k++) {
        seen += g->pile[k];
        kind += seen <= left;
    }
    if (kind == NUMBERS)
        for (int k = NUMBERS; k < KINDS - 1; k++) {
            seen += g->pile[k];
            kind += seen <= left;
        }
    g->pile[kind]--;
    g->pile_count--;
    return kind;
}

static inline void lay(Game *g, int seat, int kind) {
    g->front[seat][kind]++;
    g->held[seat] |= 1 << kind;
    if (kind < SCORING && ++g->distinct[seat] == SEVEN) g->seventh = (int8_t)seat;
}

static inline int takes_second_chance(const Game *g, int seat) {
    return g->status[seat] == ACTIVE && !g->front[seat][SECOND_CHANCE];
}

static inline int after(const Game *g, int seat) { return seat + 1 < g->players ? seat + 1 : 0; }

/* The bot `odds` */

static const int8_t FREEZE_RIVAL[] = {7, 6, 4, 2, 1, 1, 8}, TRIPLE_RIVAL[] = {1, 2, 4, 7, 8, 7, 3},
                    TRIPLE_SELF[] = {6, 5, 3, 0, 0, 0, 0};

static inline int draws(const Game *g, int seat) {
    if (g->front[seat][SECOND_CHANCE]) return 1;
    const int16_t *unseen = g->pile_count ? g->pile : g->discard;
    int bust = 0;
    for (int k = 0; k < NUMBERS; k++) bust += (g->held[seat] >> k & 1) * unseen[k];
    return bust * 5 < (g->pile_count ? g->pile_count : g->discard_count) || !g->held[seat];
}

static int aim(const Game *g, int seat, int kind) {
    int best = seat, liking = 0, most = 0;
    if (kind == TRIPLE_DRAW) liking = TRIPLE_SELF[g->distinct[seat]] + (g->front[seat][SECOND_CHANCE] ? 4 : 0);
    for (int other = after(g, seat); other != seat; other = after(g, other)) {
        if (g->status[other] != ACTIVE) continue;
        int wish = kind == FREEZE ? FREEZE_RIVAL[g->distinct[other]]
                                  : TRIPLE_RIVAL[g->distinct[other]] - (g->front[other][SECOND_CHANCE] ? 4 : 0);
        if (wish > liking || (wish == liking && best != seat && g->banked[other] > most)) {
            best = other;
            liking = wish;
            most = g->banked[other];
        }
    }
    return best;
}

static int receiver(const Game *g, int seat) {
    int best = seat, least = 0;
    for (int other = after(g, seat); other != seat; other = after(g, other))
        if (takes_second_chance(g, other) && (best == seat || g->banked[other] < least)) {
            best = other;
            least = g->banked[other];
        }
    return best;
}

static int row_sum(const Game *g, int seat) {
    int sum = 0;
    for (int k = 0; k < NUMBERS; k++) sum += k * (g->held[seat] >> k & 1);
    for (int k = BALLAST_2; k < SCORING; k++) sum -= 2 * (k - BALLAST_2 + 1) * (g->held[seat] >> k & 1);
    return sum;
}

static int worth(const Game *g, int seat, int kind) {
    int seventh = g->distinct[seat] == SEVEN - 1, held = g->held[seat] >> kind & 1;
    if (kind < NUMBERS) {
        if (held) return g->front[seat][SECOND_CHANCE] ? 0 : -1000;
        return seventh ? kind + 17 : kind;
    }
    if (kind < SCORING) return seventh ? 17 : 1;
    if (kind == DOUBLER) return row_sum(g, seat);
    if (kind <= PLUS_10) return 2 * (kind - PLUS_2 + 1);
    switch (kind) {
        case SECOND_CHANCE: return held ? 0 : 14;
        case FREEZE: case TRIPLE_DRAW: return 4;
        case CROSSROADS: return 3;
        case STORM: return 2;
        default: return 6;
    }
}

/* The course of a round */

static void resolve(Game *g, int seat, int kind) {
    if (kind < NUMBERS) {
        if (!(g->held[seat] >> kind & 1)) {
            lay(g, seat, kind);
        } else if (g->front[seat][SECOND_CHANCE]) {
            g->front[seat][SECOND_CHANCE] = 0;
            g->held[seat] ^= 1 << SECOND_CHANCE;
            g->gift[seat] = 0;
            throw_away(g, SECOND_CHANCE);
            throw_away(g, kind);
        } else {
            g->twice[seat] = (int8_t)kind;
            g->status[seat] = OUT;
            g->active--;
        }
    } else if (kind < SCORING) {
        if (g->distinct[seat] == SEVEN - 1) lay(g, seat, kind);
        else throw_away(g, kind);
    } else if (kind < FREEZE) {
        lay(g, seat, kind);
    } else if (kind == SECOND_CHANCE) {
        if (!g->front[seat][SECOND_CHANCE]) {
            lay(g, seat, kind);
            return;
        }
        int other = receiver(g, seat);
        if (other == seat) {
            throw_away(g, kind);
        } else {
            lay(g, other, kind);
            g->gift[other] = 1;
        }
    } else {
        g->queue_card[g->queue_count] = (int8_t)kind;
        g->queue_owner[g->queue_count++] = (int8_t)seat;
    }
}

static void exhaust(Game *g) {
    for (int seat = 0; seat < g->players; seat++)
        if (g->status[seat] == ACTIVE) g->status[seat] = STOPPED;
    g->active = 0;
}

static inline void draw(Game *g, int seat) {
    int kind = turn_up(g);
    if (kind == NONE) exhaust(g);
    else resolve(g, seat, kind);
}

static void crossroads(Game *g, int owner) {
    int first = turn_up(g);
    if (first == NONE) return;
    int second = turn_up(g);
    if (second == NONE) {
        resolve(g, owner, first);
    } else if (worth(g, owner, second) > worth(g, owner, first)) {
        throw_away(g, first);
        resolve(g, owner, second);
    } else {
        throw_away(g, second);
        resolve(g, owner, first);
    }
}

/* Everything that waits in the queue, first in, first out. */
static void run_queue(Game *g) {
    while (g->queue_count && g->seventh == NONE) {
        int kind = g->queue_card[0], owner = g->queue_owner[0];
        g->queue_count--;
        memmove(g->queue_card, g->queue_card + 1, (size_t)g->queue_count);
        memmove(g->queue_owner, g->queue_owner + 1, (size_t)g->queue_count);
        if (g->status[owner] == ACTIVE) {
            if (kind == FREEZE) {
                g->status[aim(g, owner, kind)] = FROZEN;
                g->active--;
            } else if (kind == TRIPLE_DRAW) {
                int target = aim(g, owner, kind);
                for (int i = 0; i < 3 && g->status[target] == ACTIVE && g->seventh == NONE; i++) draw(g, target);
            } else if (kind == STORM) {
                int seat = owner;
                for (int i = 0; i < g->players && g->seventh == NONE; i++, seat = after(g, seat))
                    if (g->status[seat] == ACTIVE) draw(g, seat);
            } else {
                crossroads(g, owner);
            }
        }
        throw_away(g, kind);
    }
}

static int row_points(const Game *g, int seat) {
    if (g->status[seat] == OUT) return 0;
    int32_t held = g->held[seat];
    int total = row_sum(g, seat);
    if (held >> DOUBLER & 1) total *= 2;
    for (int k = PLUS_2; k <= PLUS_10; k++) total += 2 * (k - PLUS_2 + 1) * (held >> k & 1);
    if (g->front[seat][FEATHER] && g->distinct[seat] >= 4 && !(held & 0x3F80)) total += 15 * g->front[seat][FEATHER];
    if (g->front[seat][HEAVY] && __builtin_popcount((unsigned)held & 0x3C00) >= 3) total += 12 * g->front[seat][HEAVY];
    if (g->front[seat][LADDER]) {
        int run = 0;
        for (int32_t bits = held & 0x3FFF; bits; bits &= bits << 1) run++;
        if (run >= 3) total += 4 * run * g->front[seat][LADDER];
    }
    if (g->seventh == seat) total += 17;
    return total > 0 ? total : 0;
}

static void play_round(Game *g) {
    g->active = g->players;
    g->seventh = NONE;
    for (int seat = 0; seat < g->players; seat++) {
        g->status[seat] = ACTIVE;
        g->twice[seat] = NONE;
    }
    for (int i = 0, seat = g->start; i < g->players && g->seventh == NONE; i++, seat = after(g, seat))
        if (g->status[seat] == ACTIVE && !(g->held[seat] & ~(g->gift[seat] << SECOND_CHANCE))) {
            draw(g, seat);
            run_queue(g);
        }
    for (int seat = g->start; g->active && g->seventh == NONE; seat = after(g, seat)) {
        if (g->status[seat] != ACTIVE) continue;
        if (g->pile_count + g->discard_count == 0) {
            exhaust(g);
        } else if (draws(g, seat)) {
            draw(g, seat);
            run_queue(g);
        } else {
            g->status[seat] = STOPPED;
            g->active--;
        }
    }
}

/* Banks the points; whether the game is over. */
static int end_round(Game *g) {
    int best = 0, leaders = 0;
    for (int seat = 0; seat < g->players; seat++) {
        int total = g->banked[seat] += row_points(g, seat);
        if (total > best) best = total, leaders = 1;
        else if (total == best) leaders++;
    }
    if (best >= TARGET_SCORE && leaders == 1) return 1;
    for (int i = 0; i < g->queue_count; i++) throw_away(g, g->queue_card[i]);
    g->queue_count = 0;
    for (int seat = 0; seat < g->players; seat++) {
        for (int k = 0; k < KINDS; k++) {
            g->discard[k] = (int16_t)(g->discard[k] + g->front[seat][k]);
            g->discard_count = (int16_t)(g->discard_count + g->front[seat][k]);
            g->front[seat][k] = 0;
        }
        if (g->twice[seat] != NONE) throw_away(g, g->twice[seat]);
        g->held[seat] = 0;
        g->distinct[seat] = 0;
        g->gift[seat] = 0;
    }
    g->start = (int8_t)after(g, g->start);
    return 0;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "usage: %s PLAYERS GAMES SEED\n", argv[0]), 2;
    int players = atoi(argv[1]);
    int64_t games = atoll(argv[2]), seed = atoll(argv[3]), points[SEATS] = {0}, wins[SEATS] = {0};
    clock_t begun = clock();
    for (int64_t n = 0; n < games; n++) {
        Game g;
        Rng unused;
        memset(&g, 0, sizeof g);
        g.players = (int8_t)players;
        for (int k = 0; k < KINDS; k++) g.pile_count = (int16_t)(g.pile_count + (g.pile[k] = COPIES[k]));
        seed_rng(&g.deal, seed, 2 * n);
        seed_rng(&unused, seed, 2 * n + 1);
        g.start = (int8_t)below(&g.deal, players);
        do play_round(&g);
        while (!end_round(&g));
        int winner = 0;
        for (int seat = 0; seat < players; seat++) {
            points[seat] += g.banked[seat];
            if (g.banked[seat] > g.banked[winner]) winner = seat;
        }
        wins[winner]++;
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    for (int seat = 0; seat < players; seat++) printf("%lld %lld\n", (long long)wins[seat], (long long)points[seat]);
    printf("%f\n", seconds);
    return 0;
}
