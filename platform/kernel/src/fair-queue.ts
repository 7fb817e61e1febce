/**
 * A fair queue for work of which little can be done at once. Lanes take turns, however much each of them brings;
 * some go first, and a lane that had no turn for a while goes before those that did. When the queue is full, the
 * longest lane of the last rank loses its latest caller.
 *
 *   network A  ▮▮▮▮▮▮▮▮▮ …     had a turn already: one, then B and C, then one more
 *   network B  ▮               had none: next
 */
import { systemClock, type Clock } from "./clock.ts";

export type QueueLane = { lane: string; first: boolean };

export type QueueOptions = {
  atOnce: number;
  /** How many may wait in all. */
  waiting: number;
  /** Nobody waits for longer; whoever would is sent away. */
  longestWaitMs: number;
  /** Told to whoever is sent away. */
  refusal: () => Error;
  clock?: Clock;
};

type Waiting = { rank: Rank; lane: string; go: () => void; refuse: () => void };
/** Lanes in the order of their turns: one that was served goes to the end, one that is empty goes away. */
type Rank = Map<string, Waiting[]>;

type FairQueue = <Result>(turn: QueueLane, work: () => Promise<Result>) => Promise<Result>;

const longAgoMs = 60_000;
const mostRemembered = 10_000;

export function createFairQueue(options: QueueOptions): FairQueue {
  const { atOnce, waiting: most, longestWaitMs, refusal, clock = systemClock } = options;
  const first: Rank = new Map();
  const fresh: Rank = new Map();
  const others: Rank = new Map();
  const ranks = [first, fresh, others];
  const lastTurns = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const rankOf = ({ lane, first: goesFirst }: QueueLane): Rank => {
    if (goesFirst) return first;
    return (lastTurns.get(lane) ?? -Infinity) > clock().getTime() - longAgoMs ? others : fresh;
  };

  function recordTurn(lane: string): void {
    lastTurns.delete(lane);
    lastTurns.set(lane, clock().getTime());
    for (const [other, at] of lastTurns) {
      if (lastTurns.size <= mostRemembered && at > clock().getTime() - longAgoMs) break;
      lastTurns.delete(other);
    }
    // The other requests of this lane wait among the lanes that had their turn.
    const rest = fresh.get(lane);
    fresh.delete(lane);
    for (const entry of rest ?? []) add(entry, others);
  }

  function add(entry: Waiting, rank: Rank): void {
    entry.rank = rank;
    rank.getOrInsertComputed(entry.lane, () => []).push(entry);
  }

  function remove(entry: Waiting): void {
    const lane = entry.rank.get(entry.lane)!;
    lane.splice(lane.indexOf(entry), 1);
    if (lane.length === 0) entry.rank.delete(entry.lane);
    waiting--;
  }

  function next(): Waiting | undefined {
    const rank = ranks.find(({ size }) => size > 0);
    const [name, lane] = rank?.entries().next().value ?? [];
    if (!rank || name === undefined || lane === undefined) return undefined;
    const entry = lane[0]!;
    rank.delete(name);
    rank.set(name, lane);
    remove(entry);
    recordTurn(name);
    return entry;
  }

  /** Whether there is room for one more, if need be at the cost of someone of a lower rank, or of a lane that has more. */
  function makeRoom(turn: QueueLane): boolean {
    if (waiting < most) return true;
    const [own, last] = [rankOf(turn), ranks.findLast(({ size }) => size > 0)!];
    if (ranks.indexOf(last) < ranks.indexOf(own)) return false;
    const longest = [...last.values()].reduce((lane, other) => (other.length > lane.length ? other : lane));
    if (last === own && longest.length <= (own.get(turn.lane)?.length ?? 0) + 1) return false;
    const sentAway = longest.at(-1)!;
    remove(sentAway);
    sentAway.refuse();
    return true;
  }

  function waitFor(turn: QueueLane): Promise<void> {
    if (!makeRoom(turn)) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const rank = rankOf(turn);
      const entry: Waiting = {
        rank,
        lane: turn.lane,
        go: () => (clearTimeout(timer), resolve()),
        refuse: () => (clearTimeout(timer), reject(refusal())),
      };
      const timer = setTimeout(() => {
        remove(entry);
        recordTurn(turn.lane);
        entry.refuse();
      }, longestWaitMs);
      add(entry, rank);
      waiting++;
    });
  }

  return async (turn, work) => {
    if (running < atOnce) {
      running++;
      recordTurn(turn.lane);
    } else await waitFor(turn);
    try {
      return await work();
    } finally {
      const entry = next();
      if (entry) entry.go();
      else running--;
    }
  };
}
