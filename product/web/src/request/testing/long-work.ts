import { threadId } from "node:worker_threads";

export const tellThread = (given: object) => ({ ...given, threadId });

export function fail(): never {
  throw new Error("no luck");
}
