/** Guarantees for even the worst request: an answer soon, never a failure, and an error that a client can read. */
import { errorCodes } from "@platform/auth/request/errors";
import type { HostileRequest } from "./hostile-request.ts";
import type { Reply } from "./wire.ts";

const soonMs = 5_000;
const codes = new Set<unknown>(errorCodes);

/** Undefined when all is well. */
export function problemWith(request: HostileRequest, reply: Reply): string | undefined {
  if (reply.isSilent) return "no answer";
  if (reply.tookMs > soonMs) return `answered after ${Math.round(reply.tookMs)} ms`;
  // A body that never came whole, or that the parser of HTTP refused: the connection may just end.
  if (reply.status === 0) return isWellFormed(request) ? "closed without an answer" : undefined;
  if (reply.status >= 500 && reply.status !== 503 && reply.status !== 504) return `${reply.status} ${reply.body}`;
  if (reply.status < 400) return reply.status >= 300 ? redirectProblem(reply) : undefined;
  if (request.method === "HEAD") return undefined;
  return hasReadableError(request, reply)
    ? undefined
    : `${reply.status} says ${JSON.stringify(reply.body.slice(0, 300))}`;
}

function redirectProblem({ status, headers }: Reply): string | undefined {
  const target = headers["location"] ?? "";
  if (!URL.canParse(target)) return `${status} to ${target}`;
  const { protocol, hostname } = new URL(target);
  const isHome = hostname === "staff.example" || hostname.startsWith("127.") || hostname === "[::1]";
  return isHome && /^https?:$/.test(protocol) ? undefined : `${status} leads away to ${target}`;
}

function hasReadableError(request: HostileRequest, { status, headers, body }: Reply): boolean {
  if (status === 404 && headers["content-type"]?.startsWith("text/plain")) return true;
  const isJson = headers["content-type"]?.startsWith("application/json") === true;
  // A request that is not valid HTTP never reaches us: the server's parser answers without a body.
  if (!isJson) return !isWellFormed(request) && [400, 413, 417, 431].includes(status);
  const error = parsed(body);
  if (typeof error !== "object" || error === null) return false;
  if (codes.has(error["code"])) return typeof error["message"] === "string";
  if (codes.has(error["error_code"])) return error["code"] === status && typeof error["msg"] === "string";
  if (status === 401 && "hint" in error) return typeof error["message"] === "string";
  return status === 400 && typeof error["error"] === "string" && typeof error["error_description"] === "string";
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** As far as HTTP itself goes. */
function isWellFormed({ method, target, headers, body, claimedLength }: HostileRequest): boolean {
  if (claimedLength !== undefined && claimedLength !== String(body.length)) return false;
  if (!/^[A-Z]+$/.test(method) || ["FOO", "TRACE"].includes(method)) return false;
  const isPlain = (text: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
  if (!/^[\x21-\x7e]*$/.test(target)) return false;
  const size = headers.reduce((sum, [name, value]) => sum + name.length + Buffer.byteLength(value) + 4, target.length);
  return (
    size < 15_000 && headers.every(([name, value]) => /^[\w-]+$/.test(name) && isPlain(value) && !oddHeaders.has(name))
  );
}

// Headers to which HTTP itself reacts.
const oddHeaders = new Set([
  "host",
  "expect",
  "connection",
  "upgrade",
  "content-encoding",
  "content-length",
  "transfer-encoding",
]);
