/** Reads what a failed query means: was it the database that went away, or a conflict worth another try? */
export function databaseWasAway(error: unknown): boolean {
  const { code, message } = rootOf(error);
  return (code !== undefined && (awayCodes.has(code) || code.startsWith("08"))) || awayMessage.test(message);
}

/** A serialization failure or a deadlock: nothing was written, and the same work may succeed when repeated. */
export const isConflict = (error: unknown): boolean => conflictCodes.has(rootOf(error).code ?? "");

/** Another row already has what must be one row's own. */
export const isTaken = (error: unknown): boolean => rootOf(error).code === "23505";

const conflictCodes = new Set(["40001", "40P01"]);

// 57P01–57P03: shutting down, crashed, starting up; 53300: no connection left.
const awayCodes = new Set([
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const awayMessage =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|not queryable/;

/** Nothing was written, and nothing will be until someone makes room: by PostgreSQL's word or the system's. */
export const diskIsFull = (error: unknown): boolean => fullCodes.has(rootOf(error).code ?? "");

const fullCodes = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** In a few words, for whoever starts the program: an error of several addresses has no message of its own. */
export function reasonOf(error: unknown): string {
  const { code, message } = rootOf(error);
  return message || code || String(error);
}

function rootOf(error: unknown): { code: string | undefined; message: string } {
  if (!(error instanceof Error)) return { code: undefined, message: String(error) };
  // Drizzle wraps the driver's error, and Node wraps one error per address tried.
  if (error.cause instanceof Error) return rootOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  return { code: "code" in error && typeof error.code === "string" ? error.code : undefined, message: error.message };
}

/** Nothing is wrong with the request: the same one may succeed in a moment. */
export const isPassing = (error: unknown): boolean =>
  databaseWasAway(error) || isConflict(error) || waitedTooLong.has(rootOf(error).code ?? "");

// A lock that was not to be had, a statement that ran out of time.
const waitedTooLong = new Set(["55P03", "57014", "25P03"]);
