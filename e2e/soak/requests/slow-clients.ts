/** Clients that begin a request and never finish it: they are shown out in time, and nobody waits for them meanwhile. */
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { honestProblems } from "#e2e/soak/honest.ts";

const kinds = [
  { name: "half a header", bytes: "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ", patienceMs: 15_000 },
  { name: "nothing", bytes: "", patienceMs: 15_000 },
  {
    name: "half a body",
    bytes: "POST / HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ncontent-length: 100\r\n\r\nabc",
    patienceMs: 70_000,
  },
];
const ofEachKind = 200;

export async function patienceProblems(url: string, log: (line: string) => void): Promise<string[]> {
  const clients = kinds.flatMap((kind) => Array.from({ length: ofEachKind }, () => slowClient(url, kind)));
  await pause(1_000);
  const meanwhile = await honestProblems(url);
  const stayed = (await Promise.all(clients)).filter((name) => name !== undefined);
  log(`${clients.length} slow clients, ${stayed.length} of them not shown out in time`);
  return [...meanwhile, ...new Set(stayed.map((name) => `a client that sent ${name} was not shown out in time`))];
}

/** Resolves with its kind if the server keeps it too long. */
async function slowClient(
  url: string,
  { name, bytes, patienceMs }: (typeof kinds)[number],
): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const closed = new Promise<undefined>((done) => socket.on("error", () => {}).on("close", () => done(undefined)));
  socket.resume().write(bytes);
  const stayed = await Promise.race([closed, pause(patienceMs, name, { ref: false })]);
  socket.destroy();
  return stayed;
}
