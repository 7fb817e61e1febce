/** The sending side: told an errand, it sends that many requests over a few kept connections and says when all are answered. */
import { Agent, request, type IncomingMessage, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";

export type Errand = {
  url: string;
  headers: Record<string, string>;
  requests: number;
  /** Requests at once, each over a connection of its own. */
  connections?: number;
  /** The callers take turns, one after another and around again; no caller has two requests open at once. */
  callers?: Caller[];
};

export type Caller = {
  headers?: Record<string, string>;
  body?: string;
  /** Its next body holds the refresh token that it is answered. */
  refreshes?: boolean;
};

/** The callers as they are afterwards, or why it went wrong. */
export type Outcome = { callers: Caller[] } | { problem: string };

process.on("message", (errand: Errand) => {
  run(errand).then(
    (callers) => process.send!({ callers } satisfies Outcome),
    (error: Error) => process.send!({ problem: error.message } satisfies Outcome),
  );
});

async function run({ url, headers, requests, connections = 4, callers }: Errand): Promise<Caller[]> {
  const waiting: Caller[] = callers ?? Array.from({ length: connections }, () => ({}));
  // Made anew for each errand: a server closes connections that rested between two turns.
  const agent = new Agent({ keepAlive: true });
  let left = requests;
  const oneConnection = async () => {
    while (left > 0) {
      left -= 1;
      const caller = waiting.shift()!;
      const options = { agent, headers: { ...headers, ...caller.headers } };
      waiting.push(after(caller, await answered(url, options, caller.body)));
    }
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
  agent.destroy();
  return waiting;
}

function after(caller: Caller, answer: string): Caller {
  if (!caller.refreshes) return caller;
  const { refresh_token } = JSON.parse(answer) as { refresh_token: string };
  return { ...caller, body: JSON.stringify({ refresh_token }) };
}

function answered(url: string, options: RequestOptions, body: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage) => {
      const whole = text(answer);
      if (answer.statusCode === 200) return void whole.then(resolve, reject);
      void whole.then((content) => reject(new Error(`answered ${answer.statusCode} ${content.slice(0, 200)}`)), reject);
    };
    request(url, { ...options, method: body === undefined ? "GET" : "POST" }, onAnswer)
      .on("error", reject)
      .end(body);
  });
}
