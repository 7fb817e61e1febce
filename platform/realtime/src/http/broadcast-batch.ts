/** POST /api/broadcast: several messages at once, as `send()` does on a channel that is not joined. */
import { z } from "zod";
import { rightsOf } from "@platform/realtime/callers/rights";
import { parseBounded } from "@platform/kernel/bounded-json";
import { isName } from "@platform/realtime/protocol/message";
import { frameBounds } from "@platform/realtime/protocol/text";
import { tellEveryone } from "@platform/realtime/realtime";
import { bodyOf, Refusal, type Handler } from "./call.ts";

const name = z.string().min(1, "can't be blank").refine(isName, "is too long or has characters that cannot be sent");
const batch = z.object({
  messages: z.array(
    z.object({
      topic: name,
      event: name,
      payload: z.record(z.string(), z.unknown()),
      private: z.boolean().nullish(),
    }),
  ),
});

export const broadcastBatch: Handler = async ({ realtime, request, caller, maySend }) => {
  const { maxBroadcastBytes, maxFrameBytes } = realtime.settings;
  const read = batch.safeParse(parsed(await bodyOf(request, maxFrameBytes)));
  if (!read.success) throw new Refusal(422, { errors: errorsOf(read.error) });
  const messages = read.data.messages.map(({ topic, event, payload, private: isPrivate }) => ({
    tenant: { name: topic, isPrivate: isPrivate ?? false },
    broadcast: { event, encoding: "json" as const, body: Buffer.from(JSON.stringify(payload)) },
  }));
  if (messages.some(({ broadcast }) => broadcast.body.length > maxBroadcastBytes))
    throw new Refusal(422, { errors: { payload: ["Payload size exceeds tenant limit"] } });
  if (!messages.every(maySend)) throw new Refusal(429, { message: "You have exceeded your rate limit" });
  for (const { tenant, broadcast } of messages)
    // Messages that the caller may not write are left out silently, as on a socket.
    if (await rightsOf(caller, tenant.name, tenant.isPrivate, realtime.policy)("broadcast", "write"))
      void tellEveryone(realtime, tenant, broadcast);
  return new Response(null, { status: 202 });
};

function parsed(body: Buffer): unknown {
  try {
    return parseBounded(body.toString(), frameBounds);
  } catch {
    throw new Refusal(422, { errors: { messages: ["is not valid JSON"] } });
  }
}

const errorsOf = ({ issues }: z.ZodError): Record<string, string[]> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join(".") || "messages", [message]]));
