/** Turns what the system and PostgreSQL say about a failed start into one line that a person can act on. */
import { StartProblem } from "@platform/kernel/start-problem";

/** Names the cure for the errors that a data folder can cause; other errors stay what they are. */
export function explained(error: unknown, dataDir: string): unknown {
  const { code, path = dataDir } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return fullDisk(dataDir);
  if (code !== undefined && unusable.has(code)) {
    return new StartProblem(
      `The data folder ${dataDir} cannot be used (${code} at ${path}); make it a writable folder or set DATA_DIR.`,
    );
  }
  return error;
}

const unusable = new Set(["EROFS", "EACCES", "EPERM", "EEXIST", "ENOTDIR"]);

export const initdbProblem = (output: string, dataDir: string) =>
  noSpace(output)
    ? fullDisk(dataDir)
    : new StartProblem(`PostgreSQL could not create its data in ${dataDir}: ${lastComplaint(output)}`);

export const serverProblem = (output: string, location: string) =>
  noSpace(output)
    ? fullDisk(location)
    : new StartProblem(`PostgreSQL did not start on ${location}: ${lastComplaint(output)}`);

/** The last line in which PostgreSQL says why it gives up, else its last line. */
export function lastComplaint(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const complaints = lines.map((line) => /\b(?:FATAL|PANIC|error): +(.*)/.exec(line)?.[1]).filter(Boolean);
  return complaints.at(-1) ?? lines.at(-1)?.trim() ?? "it gave no reason";
}

/** Another process took the free port between our finding it and PostgreSQL's binding it. */
export const lostPort = (output: string) => output.includes("could not create any TCP/IP sockets");

/** The server before was killed and its last processes are still going down. */
export const predecessorLingers = (output: string) =>
  /pre-existing shared memory block .* is still in use/.test(output);

const noSpace = (output: string) => /No space left on device|Disk quota exceeded/.test(output);

const fullDisk = (folder: string) =>
  new StartProblem(`The disk that holds ${folder} is full; free some space and start again.`);
