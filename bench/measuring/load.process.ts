/** The sending side: told an errand, it sends that many requests over a few kept connections and says when all are answered. */
import { Agent, get, type IncomingMessage } from "node:http";

export type Errand = { url: string; headers: Record<string, string>; requests: number };

const connections = 4;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

process.on("message", (errand: Errand) => {
  run(errand).then(
    () => process.send!(null),
    (error: Error) => process.send!(error.message),
  );
});

async function run({ url, headers, requests }: Errand): Promise<void> {
  let left = requests;
  const oneConnection = async () => {
    while (left > 0) {
      left -= 1;
      await answered(url, headers);
    }
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
}

function answered(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
      answer.on("error", reject).on("end", resolve).resume();
    };
    get(url, { agent, headers }, onAnswer).on("error", reject);
  });
}
