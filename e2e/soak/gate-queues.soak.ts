/**
 * Three devices behind portals that answer in place of the server, and whose answers get lost, which send again and again: one is
 * revoked amid its queue, one goes on to the next event, and theirs ends two days ago. Each scan is a punch or waits for the office:
 * none is lost, and none is there twice.
 */
import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { saidByClient, saidOfScans } from "@product/domain/day/gate-answers";
import { scanText, type QueuedScan } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { gatherCrowd } from "@product/database/testing/gate-crowd";
import { withClient } from "#e2e/copied-database.ts";
import { startDemo } from "#e2e/demo.ts";
import startPostgres from "#e2e/postgres.ts";
import type { Soak } from "./main.ts";
import { randomFrom, type Random } from "./random.ts";

const rounds = 60;
const perRound = 8;
/** So often a device sends the rest of its queue before it is stuck. */
const mostSends = 200;
type Query = (statement: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
type Phone = ReturnType<typeof aPhone>;

const gateQueues: Soak = async ({ seed, log }) => {
  const stopPostgres = await startPostgres();
  const app = await startDemo({ LOG_LEVEL: "error" });
  const portals = [await aPortal(app.url), await aPortal(app.url), await aPortal(app.url)] as const;
  const query: Query = (statement, values) => withClient(app.databaseUrl, (client) => client.query(statement, values));
  try {
    const random = randomFrom(seed);
    const { event, comers } = await gatherCrowd(query, { size: 40, hours: 12 });
    const next = await anotherEvent(query, event);
    const key = await keyOfServer(app.url);
    const phones = portals.map(({ url }) => aPhone(url, app.url, key)) as unknown as readonly [Phone, Phone, Phone];
    for (const phone of phones) await pair(query, phone, event);
    const scans: QueuedScan[] = [];
    const misfortunes = new Map<number, () => Promise<unknown>>([
      [15, () => revoke(query, phones[0])],
      [30, () => pair(query, phones[1], next)],
      [
        45,
        () =>
          query(
            "UPDATE app.event SET starts_at = now() - interval '4 days', ends_at = now() - interval '2 days' WHERE id = $1",
            [event],
          ),
      ],
    ]);
    for (const phone of phones) phone.scribble(event);
    for (let round = 0; round < rounds; round += 1) {
      for (const phone of phones)
        for (let n = 0; n < perRound; n += 1)
          scans.push(phone.scan(event, random.pick(comers).worker, random.chance(0.5) ? "in" : "out"));
      await misfortunes.get(round)?.();
      await Promise.all(phones.map((phone) => phone.send(random)));
    }
    for (const phone of phones)
      for (let sends = 0; phone.waiting() > 0 && sends < mostSends; sends += 1) await phone.send();
    const { rows } = await query(
      `SELECT client_id AS client FROM app.punch UNION ALL SELECT client_id FROM app.scan_conflict WHERE NOT is_written`,
    );
    const times = Map.groupBy(rows, ({ client }) => String(client));
    const lost = scans.filter(({ client }) => !times.has(client));
    const doubled = scans.filter(({ client }) => (times.get(client)?.length ?? 0) > 1);
    const stuck = phones.filter((phone) => phone.waiting() > 0);
    const dropped = phones.filter((phone) => phone.unreadable() !== 1);
    log(`${scans.length} scans of three devices: ${lost.length} lost, ${doubled.length} doubled`);
    return [
      ...lost.map(({ client, code, kind }) => `lost: ${code} ${kind} (${client})`),
      ...doubled.map(({ client, code, kind }) => `doubled: ${code} ${kind} (${client})`),
      ...stuck.map((phone) => `${phone.waiting()} scans wait still after ${mostSends} tries`),
      ...dropped.map((phone) => `${phone.unreadable()} instead of one that could not be read are kept`),
    ];
  } finally {
    for (const portal of portals) await portal.close();
    await app.end();
    await stopPostgres();
  }
};

export default gateQueues;

/** Its key and its queue stay, whichever device it is. It believes nothing but what the server has signed for it. */
function aPhone(url: string, origin: string, serverKey: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const key = publicKey.export({ type: "spki", format: "der" }).toString("base64url");
  const queue = new Map<string, QueuedScan>();
  const unreadable = new Set<string>();
  let token = "";
  const scan = (eventId: string, code: string, kind: "in" | "out"): QueuedScan => {
    const about = { client: randomUUID(), eventId, code, kind, at: Date.now() as Instant };
    const queuedScan = {
      ...about,
      signature: sign(null, Buffer.from(scanText(about)), privateKey).toString("base64url"),
    };
    queue.set(queuedScan.client, queuedScan);
    return queuedScan;
  };
  /** One that no server can read. */
  const scribble = (eventId: string): void => {
    const queuedScan = { client: randomUUID(), eventId, code: "", kind: "in" as const, at: Date.now() as Instant };
    queue.set(queuedScan.client, { ...queuedScan, signature: "none" });
  };
  const readable = () => [...queue.values()].filter(({ client }) => !unreadable.has(client));
  /** Some of it, whether or not it was sent before; half of the answers do not arrive where there is chance. */
  const send = async (random?: Random): Promise<void> => {
    const sent = readable()
      .filter(() => !random || random.chance(0.7))
      .slice(0, 100);
    const scans = JSON.stringify(sent);
    const body = new URLSearchParams({ algorithm: "Ed25519", publicKey: key, scans, signed: "yes" });
    const headers = { cookie: `gate=${token}`, origin, "Gate-Key": key };
    const init: RequestInit = { method: "POST", body, headers, redirect: "error" };
    const answer = await fetch(`${url}/gate/scans`, init).catch(() => undefined);
    if (answer && answer.status >= 500) throw new Error(`scans were answered with ${answer.status}`);
    const text = await answer?.text();
    if (!answer?.ok || text === undefined || random?.chance(0.5)) return;
    const signedText = signedBody(text, serverKey);
    const answers = signedText === undefined ? undefined : saidOfScans(signedText, key);
    if (!answers) return;
    for (const { client, is } of answers.answers) if (is === "unreadable") unreadable.add(client);
    for (const [client, is] of saidByClient(answers)) if (is !== "unreadable") queue.delete(client);
  };
  return {
    key,
    scan,
    scribble,
    send,
    waiting: () => readable().length,
    unreadable: () => [...unreadable].filter((client) => queue.has(client)).length,
    become: (other: string) => (token = other),
  };
}

/** Undefined where the server has not signed it. */
function signedBody(text: string, serverKey: string): string | undefined {
  try {
    const { body, signature } = JSON.parse(text) as { body: string; signature: string };
    const key = createPublicKey({ key: Buffer.from(serverKey, "base64url"), format: "der", type: "spki" });
    const signed = Buffer.from(signature, "base64url");
    return verify("sha256", Buffer.from(body), { key, dsaEncoding: "ieee-p1363" }, signed) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** As the page where a device is paired tells it. */
async function keyOfServer(url: string): Promise<string> {
  const page = await (await fetch(`${url}/gate`)).text();
  const [, key] = /snapshotKey[\\",:]+([\w-]{100,})/.exec(page) ?? [];
  if (!key) throw new Error("the page of the gate does not tell the key of the server");
  return key;
}

/** Lets every other request through, of those one without its answer; to the rest it answers as portals and proxies do. */
async function aPortal(target: string) {
  const html = { "content-type": "text/html" };
  const strangers = [
    { status: 200, headers: html, body: "<title>Wi-Fi</title>" },
    { status: 302, headers: { location: "/portal" }, body: "" },
    { status: 404, headers: html, body: "<title>404</title>" },
  ];
  let requests = 0;
  const portal = createServer(async (request, response) => {
    const turn = (requests += 1);
    const { status, headers, body } = strangers[turn % strangers.length]!;
    const isLetThrough = turn % 2 === 0;
    const sent = await buffer(request);
    const { cookie = "", origin = "" } = request.headers;
    const head = { cookie, origin, "content-type": String(request.headers["content-type"]) };
    const key = String(request.headers["gate-key"]);
    const init = { method: "POST", body: new Uint8Array(sent), headers: { ...head, "Gate-Key": key } };
    const answer = isLetThrough ? await fetch(target + request.url, init) : undefined;
    const text = await answer?.text();
    if (answer && turn % 8 !== 0) response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
    else response.writeHead(status, headers).end(body);
  });
  portal.listen(0, "127.0.0.1");
  await once(portal, "listening");
  const { port } = portal.address() as AddressInfo;
  const close = async () => {
    portal.closeAllConnections();
    portal.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** One that is on, whatever the demonstration has. */
async function anotherEvent(query: Query, event: string): Promise<string> {
  const { rows } = await query(
    `UPDATE app.event SET starts_at = least(starts_at, now()), ends_at = now() + interval '2 days'
     WHERE id = (SELECT id FROM app.event WHERE id <> $1 ORDER BY ends_at DESC, id LIMIT 1) RETURNING id`,
    [event],
  );
  if (!rows[0]) throw new Error("the demonstration has one event alone");
  return String(rows[0]["id"]);
}

async function pair(query: Query, phone: Phone, event: string): Promise<void> {
  const token = randomUUID().replaceAll("-", "").padEnd(43, "x");
  const hash = createHash("sha256").update(token).digest();
  await query(
    `INSERT INTO app.device (event_id, name, profile, token_hash, paired_at) VALUES ($1, 'Gate', 'steward', $2, now())`,
    [event, hash],
  );
  phone.become(token);
  // Until it was heard: its key is known from then on.
  const isKnown = async () =>
    (
      await query("SELECT FROM app.device_key k JOIN app.device d ON d.id = k.device_id WHERE d.token_hash = $1", [
        hash,
      ])
    ).rows.length > 0;
  for (let sends = 0; !(await isKnown()); sends += 1) {
    if (sends === mostSends) throw new Error("a device that was paired is not heard");
    await phone.send();
  }
}

const revoke = (query: Query, { key }: Phone) =>
  query(
    `WITH held AS (UPDATE app.device_key SET until = now() WHERE public_key = $1 RETURNING device_id)
     UPDATE app.device SET revoked_at = now(), token_hash = NULL WHERE id IN (SELECT device_id FROM held)`,
    [Buffer.from(key, "base64url")],
  );
