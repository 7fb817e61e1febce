import { threadId } from "node:worker_threads";

export const tellThread = (input: object) => ({ ...input, threadId });

export function fail(): never {
  throw new Error("no luck");
}
