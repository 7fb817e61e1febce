/** POST /api/broadcast/:topic/events/:event: one message, whose body is the payload itself, as `httpSend()` does. */
import { rightsOf } from "@platform/realtime/callers/rights";
import { isJson } from "@platform/realtime/protocol/binary";
import { isName } from "@platform/realtime/protocol/message";
import { tellEveryone } from "@platform/realtime/realtime";
import { bodyOf, Refusal, type Handler } from "./call.ts";

const encodings = new Map([
  ["application/json", "json"],
  ["application/octet-stream", "bytes"],
] as const);

export const broadcastEvent: Handler = async ({ realtime, request, params, caller, maySend }) => {
  const { topic = "", event = "" } = params;
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const encoding = encodings.get(type as "application/json");
  if (!encoding) throw new Refusal(415, { error: "Unsupported Media Type" });
  if (!isName(`realtime:${topic}`) || !isName(event))
    throw new Refusal(422, { error: "Topic or event is too long or has characters that cannot be sent" });
  const body = await bodyOf(request, realtime.settings.maxBroadcastBytes);
  if (encoding === "json" && !isJson(body)) throw new Refusal(422, { error: "Payload is not valid JSON" });
  if (!maySend()) throw new Refusal(429, { error: "You have exceeded your rate limit" });
  const isPrivate = new URL(request.url).searchParams.get("private") === "true";
  const tenant = { name: topic, isPrivate };
  if (await rightsOf(caller, topic, isPrivate, realtime.policy)("broadcast", "write"))
    void tellEveryone(realtime, tenant, { event, encoding, body });
  return new Response(null, { status: 202 });
};
