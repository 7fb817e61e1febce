import { Refused } from "@product/domain/refusals";

const mostReading = 2;
const mostWaiting = 4;

let reading = 0;
const waiting: (() => void)[] = [];

/** Two files are read at a time, each in a thread, and a few wait with all that they hold; more are asked to come again. */
export async function inReadingQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (reading < mostReading) reading += 1;
  else {
    if (waiting.length >= mostWaiting) throw new Refused({ code: "import.busy" });
    // A finished reading leaves its place to the next.
    await new Promise<void>((begin) => waiting.push(begin));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}
