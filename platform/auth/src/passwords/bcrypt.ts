/** bcrypt has no native half in Node, so it runs in a thread of its own and never holds up a request. */
import { Worker } from "node:worker_threads";

export function verifyBcrypt(password: string, hash: string): Promise<boolean> {
  const answer = Promise.withResolvers<boolean>();
  const thread = new Worker(new URL("./bcrypt.thread.ts", import.meta.url), { workerData: { password, hash } });
  thread.once("message", (matches: boolean) => answer.resolve(matches));
  thread.once("error", (error) => answer.reject(error));
  return answer.promise;
}
