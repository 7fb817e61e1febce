/** A client that says exactly what a test wants, and remembers what it hears. */
import { setTimeout as pause } from "node:timers/promises";
import { publishable, type Running } from "./service.ts";

type Payload = Record<string, any>;
export type Heard = { joinRef: string | null; ref: string | null; topic: string; event: string; payload: Payload };
export type Client = Awaited<ReturnType<typeof connect>>;

export type ConnectOptions = { vsn?: string; apikey?: string };

export async function connect(
  { url }: Pick<Running, "url">,
  { vsn = "2.0.0", apikey = publishable }: ConnectOptions = {},
) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${apikey}&vsn=${vsn}`);
  socket.binaryType = "arraybuffer";
  const heard: Heard[] = [];
  const frames: ArrayBuffer[] = [];
  const closed = Promise.withResolvers<{ code: number; reason: string }>();
  const opened = Promise.withResolvers<void>();
  socket.addEventListener("message", ({ data }) =>
    typeof data === "string" ? heard.push(readText(data)) : frames.push(data as ArrayBuffer),
  );
  socket.addEventListener("close", ({ code, reason }) => closed.resolve({ code, reason }));
  socket.addEventListener("open", () => opened.resolve());
  socket.addEventListener("error", () => opened.reject(new Error("the socket was refused")));
  await opened.promise;

  const say = (topic: string, event: string, payload: unknown = {}, ref = "1", joinRef: string | null = "1") =>
    socket.send(
      vsn === "2.0.0"
        ? JSON.stringify([joinRef, ref, topic, event, payload])
        : JSON.stringify({ join_ref: joinRef, ref, topic, event, payload }),
    );
  /** Waits for the first message that matches, and takes it out. */
  const hears = (event: string, matches: (message: Heard) => boolean = () => true): Promise<Heard> =>
    until(
      () => {
        const at = heard.findIndex((message) => message.event === event && matches(message));
        return at < 0 ? undefined : heard.splice(at, 1)[0];
      },
      () => `no ${event} in ${JSON.stringify(heard)}`,
    );
  const reply = async (ref: string) => (await hears("phx_reply", (message) => message.ref === ref)).payload;
  return {
    socket,
    heard,
    frames,
    closed: closed.promise,
    say,
    hears,
    reply,
    /** The next broadcast in binary, as `[topic, event, encoding, payload]`. */
    hearsBytes: () =>
      until(
        () => frames.shift(),
        () => "no binary frame",
      ).then(readBroadcast),
    /** Joins, and returns the reply. */
    join: (topic: string, config: object = {}, { ref = "1", token }: { ref?: string; token?: string } = {}) => {
      say(topic, "phx_join", { config, ...(token ? { access_token: token } : {}) }, ref, ref);
      return reply(ref);
    },
    close: () => socket.close(),
  };
}

/** Asks until there is an answer. */
export async function until<Found>(
  look: () => Found | undefined,
  problem: () => string,
  patienceMs = 8_000,
): Promise<Found> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(5)) {
    const found = look();
    if (found !== undefined) return found;
  }
  throw new Error(problem());
}

/** A frame of kind 3 as the client library builds it. */
export function pushFrame(
  joinRef: string,
  ref: string,
  topic: string,
  event: string,
  encoding: number,
  payload: Buffer,
): Buffer {
  const texts = [joinRef, ref, topic, event, ""].map((text) => Buffer.from(text));
  return Buffer.concat([Buffer.from([3, ...texts.map(({ length }) => length), encoding]), ...texts, payload]);
}

function readText(data: string): Heard {
  const json = JSON.parse(data) as unknown;
  if (Array.isArray(json)) {
    const [joinRef, ref, topic, event, payload] = json;
    return { joinRef, ref, topic, event, payload };
  }
  const { join_ref, ...rest } = json as Omit<Heard, "joinRef"> & { join_ref: string | null };
  return { joinRef: join_ref, ...rest };
}

function readBroadcast(frame: ArrayBuffer) {
  const bytes = Buffer.from(frame);
  const [kind, topic = 0, event = 0, meta = 0, encoding] = bytes;
  let at = 5;
  const text = (length: number) => bytes.subarray(at, (at += length)).toString();
  return { kind, topic: text(topic), event: text(event), meta: text(meta), encoding, payload: bytes.subarray(at) };
}
