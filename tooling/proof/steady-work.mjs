/** Work that goes on beside a proof until it is asked to leave, and remembers exactly what it was told. */
import { setTimeout as pause } from "node:timers/promises";

/** `what` is what is counted, as a person would say it: "writes", "scans". */
export function steadyWork(address, what) {
  const journal = { acknowledged: [], refused: [], uncertain: 0 };
  let url = address;
  const leaving = new AbortController();
  const failing = new AbortController();
  const working = [];

  async function within(milliseconds, attempt, problem) {
    const deadline = Date.now() + milliseconds;
    for (;;) {
      failing.signal.throwIfAborted();
      const found = await attempt();
      if (found) return found;
      if (Date.now() > deadline) throw new Error(typeof problem === "function" ? problem() : problem);
      await pause(20);
    }
  }

  return {
    journal,
    /** Where the server is now. */
    url: () => url,
    isLeaving: () => leaving.signal.aborted,
    throwIfFailing: () => failing.signal.throwIfAborted(),
    within,
    begin: (work) => void working.push(work().catch((error) => failing.abort(error))),
    controls: {
      journal,
      moveTo: (other) => (url = other),
      haveSaved: (more, enough = journal.acknowledged.length + more) =>
        within(90_000, () => journal.acknowledged.length >= enough, `not ${more} ${what} in a minute and a half`),
      async finish() {
        leaving.abort();
        await Promise.all(working);
        failing.signal.throwIfAborted();
      },
      giveUp: () => failing.abort(),
    },
  };
}
