/** One request to the service: who asks, and what they may still send. */
import { isOpaque } from "@platform/kernel/api-keys";
import { callerOfKey, callerOfToken, type Caller } from "@platform/realtime/callers/caller";
import type { Realtime } from "@platform/realtime/realtime";

export type Call = {
  realtime: Realtime;
  request: Request;
  params: Record<string, string>;
  caller: Caller;
  /** Says whether this caller may send one more message now. */
  maySend: () => boolean;
};

export type Handler = (call: Call) => Promise<Response>;

/** An answer that is no success, in the shape that the client reads. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** A key as bearer counts as its role; the person behind a token counts before the key. */
export async function callerOf(request: Request, realtime: Realtime): Promise<Caller> {
  const key = request.headers.get("apikey") ?? new URL(request.url).searchParams.get("apikey") ?? "";
  const byKey = await callerOfKey(key, request.headers.get("user-agent") ?? "", realtime);
  const token = /^bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return token === undefined || isOpaque(token) || token === key ? byKey : callerOfToken(token, realtime);
}

/** The body, or a refusal as soon as it is known to be too large. */
export async function bodyOf(request: Request, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal(422, { errors: { payload: ["Payload size exceeds tenant limit"] } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
