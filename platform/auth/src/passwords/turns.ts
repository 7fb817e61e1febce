/**
 * Who is next where little can be done at once. Lanes take turns, whatever each of them brings, and those that go first go
 * first; when nobody else may wait, the longest lane loses whoever came to it last.
 *
 *   network A  ▮▮▮▮▮▮▮▮▮ …     1st and 3rd turn, the rest waits or is sent away
 *   network B  ▮               2nd turn
 */
export type Turn = { lane: string; first: boolean };

export type TurnOptions = {
  atOnce: number;
  /** How many may wait in all. */
  waiting: number;
  /** Nobody waits for longer; whoever would is sent away. */
  longestWaitMs: number;
  /** Told to whoever is sent away. */
  refusal: () => Error;
};

type Waiting = { go: () => void; refuse: () => void };

type InTurn = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;

export function createTurns({ atOnce, waiting: most, longestWaitMs, refusal }: TurnOptions): InTurn {
  // Lanes in the order of their turns: one that was served goes to the end, one that is empty goes away.
  const first = new Map<string, Waiting[]>();
  const others = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function remove(lanes: Map<string, Waiting[]>, name: string, one: Waiting): void {
    const lane = lanes.get(name)!;
    lane.splice(lane.indexOf(one), 1);
    if (lane.length === 0) lanes.delete(name);
    waiting--;
  }

  function next(): Waiting | undefined {
    const lanes = first.size > 0 ? first : others;
    const [name, lane] = lanes.entries().next().value ?? [];
    if (name === undefined || lane === undefined) return undefined;
    const one = lane[0]!;
    lanes.delete(name);
    lanes.set(name, lane);
    remove(lanes, name, one);
    return one;
  }

  /** Whether there is room for one more, if need be at the cost of a lane that has more. */
  function makeRoom(turn: Turn): boolean {
    if (waiting < most) return true;
    const lanes = turn.first && others.size === 0 ? first : others;
    const [name, lane] = [...lanes].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    if (name === undefined || lane === undefined) return false;
    const own = lanes.get(turn.lane)?.length ?? 0;
    if (turn.first === (lanes === first) && lane.length <= own + 1) return false;
    const last = lane.at(-1)!;
    remove(lanes, name, last);
    last.refuse();
    return true;
  }

  function waitFor(turn: Turn): Promise<void> {
    if (!makeRoom(turn)) return Promise.reject(refusal());
    const lanes = turn.first ? first : others;
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        go: () => (clearTimeout(timer), resolve()),
        refuse: () => (clearTimeout(timer), reject(refusal())),
      };
      const timer = setTimeout(() => {
        remove(lanes, turn.lane, one);
        one.refuse();
      }, longestWaitMs);
      const lane = lanes.getOrInsertComputed(turn.lane, () => []);
      lane.push(one);
      waiting++;
    });
  }

  return async (turn, work) => {
    if (running < atOnce) running++;
    else await waitFor(turn);
    try {
      return await work();
    } finally {
      const one = next();
      if (one) one.go();
      else running--;
    }
  };
}
