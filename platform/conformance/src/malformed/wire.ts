/** Sends a request byte by byte as it is written, which no client library would do, and reads what comes back. */
import { connect } from "node:net";
import type { HostileRequest } from "./hostile-request.ts";

export type Reply = {
  status: number;
  headers: Record<string, string>;
  body: string;
  tookMs: number;
  isSilent: boolean;
};

const patienceMs = 8_000;

export async function send(url: string, request: HostileRequest): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
  const end = new Promise<"closed">((done) => socket.on("error", () => {}).on("close", () => done("closed")));
  // If the request announces more bytes than it has, the client hangs up; otherwise it waits for the answer.
  if (promisesMore(request)) socket.end(bytesOf(request));
  else socket.write(bytesOf(request));
  const timer = Promise.withResolvers<"silence">();
  const patience = setTimeout(() => timer.resolve("silence"), patienceMs);
  const outcome = await Promise.race([end, timer.promise]);
  clearTimeout(patience);
  socket.destroy();
  return { ...read(Buffer.concat(chunks)), tookMs: performance.now() - began, isSilent: outcome === "silence" };
}

const promisesMore = ({ headers, body, claimedLength }: HostileRequest) =>
  Number(claimedLength) > body.length ||
  headers.some(
    ([name, value]) => name === "transfer-encoding" || (name === "content-length" && Number(value) > body.length),
  );

function bytesOf({ method, target, headers, body, claimedLength }: HostileRequest): Buffer {
  const named = new Set(headers.map(([name]) => name));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(named.has("host") ? [] : ["host: 127.0.0.1"]),
    "connection: close",
    ...headers.map(([name, value]) => `${name}: ${oneLine(value)}`),
    ...(body.length > 0 || claimedLength ? [`content-length: ${claimedLength ?? body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body]);
}

// Values that would end the header are not what is tried here; other bytes go as they are.
const oneLine = (value: string) => value.replace(/[\r\n]/g, " ");

function read(bytes: Buffer): Omit<Reply, "tookMs" | "isSilent"> {
  // An answer may be announced by one that only says to go on.
  const text = bytes.toString().replace(/^(HTTP\/1\.1 1\d\d .*\r\n\r\n)+/, "");
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => line.split(/:\s*(.*)/s, 2)).map(([name, value]) => [name!.toLowerCase(), value ?? ""]),
  );
  const sent = rest.join("\r\n\r\n");
  const body = headers["transfer-encoding"] === "chunked" ? joined(sent) : sent;
  return { status: Number(first.split(" ")[1] ?? 0), headers, body };
}

function joined(chunked: string): string {
  const bytes = Buffer.from(chunked);
  let [text, at] = ["", 0];
  while (at < bytes.length) {
    const line = bytes.indexOf("\r\n", at);
    const size = parseInt(bytes.subarray(at, line).toString(), 16);
    if (line < 0 || !size) break;
    text += bytes.subarray(line + 2, line + 2 + size).toString();
    at = line + 2 + size + 2;
  }
  return text;
}
