/** Requests with headers that a browser or fetch would not let one choose. */
import { request, type Agent } from "node:http";

export type Answer = {
  status: number;
  reason: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

export const ask = (
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: options.method ?? "GET",
        headers: options.headers ?? {},
        agent: options.agent ?? false,
        // An address as long as may be is led to another one as long.
        maxHeaderSize: 64 * 1024,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode!,
            reason: answer.statusMessage!,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
        answer.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(options.body);
  });
