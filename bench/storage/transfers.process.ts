/** The other side of uploads and downloads, in a process of its own: sends or takes so many bytes, so often, one after another. */
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";

export type Transfer = {
  method: "GET" | "PUT";
  url: string;
  headers: Record<string, string>;
  bytes: number;
  times: number;
};
export type Outcome = { done: true } | { problem: string };

const chunk = Buffer.alloc(64 * 1024, "files ");

process.on("message", (transfer: Transfer) => {
  run(transfer).then(
    () => process.send!({ done: true } satisfies Outcome),
    (error: Error) => process.send!({ problem: error.message } satisfies Outcome),
  );
});

async function run(transfer: Transfer): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (let turn = 0; turn < transfer.times; turn += 1) await oneTransfer(agent, transfer);
  agent.destroy();
}

async function oneTransfer(agent: Agent, { method, url, headers, bytes }: Transfer): Promise<void> {
  const length = method === "PUT" ? { "content-length": String(bytes) } : {};
  const asking = request(url, { method, agent, headers: { ...headers, ...length } });
  const answered = once(asking, "response") as Promise<[IncomingMessage]>;
  for (let left = method === "PUT" ? bytes : 0; left > 0; left -= chunk.length)
    if (!asking.write(chunk.subarray(0, left))) await Promise.race([once(asking, "drain"), answered]);
  asking.end();
  const [answer] = await answered;
  let taken = 0;
  for await (const part of answer as AsyncIterable<Buffer>) taken += part.length;
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
  if (method === "GET" && taken !== bytes) throw new Error(`${taken} bytes came where ${bytes} were expected`);
}
