/**
 * Three devices whose answers get lost, which send again and again: one is revoked amid its queue, one goes on to the next event, and
 * theirs ends two days ago. Each scan is a punch or waits for the office: none is lost, and none is there twice.
 */
import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
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
type Query = (statement: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
type Phone = ReturnType<typeof aPhone>;

const gateQueues: Soak = async ({ seed, log }) => {
  const stopPostgres = await startPostgres();
  const app = await startDemo({ LOG_LEVEL: "error" });
  const query: Query = (statement, values) => withClient(app.databaseUrl, (client) => client.query(statement, values));
  try {
    const random = randomFrom(seed);
    const { event, comers } = await gatherCrowd(query, { size: 40, hours: 12 });
    const { rows: others } = await query("SELECT id FROM app.event WHERE id <> $1 AND ends_at > now() LIMIT 1", [
      event,
    ]);
    const phones = [aPhone(app.url), aPhone(app.url), aPhone(app.url)] as const;
    for (const phone of phones) await pair(query, phone, event);
    const made: QueuedScan[] = [];
    const misfortunes = new Map<number, () => Promise<unknown>>([
      [15, () => revoke(query, phones[0])],
      [30, () => pair(query, phones[1], String(others[0]!["id"]))],
      [
        45,
        () =>
          query(
            "UPDATE app.event SET starts_at = now() - interval '4 days', ends_at = now() - interval '2 days' WHERE id = $1",
            [event],
          ),
      ],
    ]);
    for (let round = 0; round < rounds; round += 1) {
      for (const phone of phones)
        for (let n = 0; n < perRound; n += 1)
          made.push(phone.scan(event, random.pick(comers).worker, random.chance(0.5) ? "in" : "out"));
      await misfortunes.get(round)?.();
      await Promise.all(phones.map((phone) => phone.send(random)));
    }
    for (const phone of phones) while (phone.waiting() > 0) await phone.send();
    const { rows } = await query(
      `SELECT client_id AS client FROM app.punch UNION ALL SELECT client_id FROM app.scan_conflict WHERE NOT is_written`,
    );
    const times = Map.groupBy(rows, ({ client }) => String(client));
    const lost = made.filter(({ client }) => !times.has(client));
    const doubled = made.filter(({ client }) => (times.get(client)?.length ?? 0) > 1);
    log(`${made.length} scans of three devices: ${lost.length} lost, ${doubled.length} doubled`);
    return [
      ...lost.map(({ client, code, kind }) => `lost: ${code} ${kind} (${client})`),
      ...doubled.map(({ client, code, kind }) => `doubled: ${code} ${kind} (${client})`),
    ];
  } finally {
    await app.end();
    await stopPostgres();
  }
};

export default gateQueues;

/** Its key and its queue stay, whichever device it is. */
function aPhone(url: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const key = publicKey.export({ type: "spki", format: "der" }).toString("base64url");
  const queue = new Map<string, QueuedScan>();
  let token = "";
  const scan = (eventId: string, code: string, kind: "in" | "out"): QueuedScan => {
    const about = { client: randomUUID(), eventId, code, kind, at: Date.now() as Instant };
    const made = { ...about, signature: sign(null, Buffer.from(scanText(about)), privateKey).toString("base64url") };
    queue.set(made.client, made);
    return made;
  };
  /** Some of it, whether or not it was sent before; half of the answers do not arrive where there is chance. */
  const send = async (random?: Random): Promise<void> => {
    const sent = [...queue.values()].filter(() => !random || random.chance(0.7)).slice(0, 100);
    const body = new URLSearchParams({
      algorithm: "Ed25519",
      publicKey: key,
      scans: JSON.stringify(sent),
      signed: "yes",
    });
    const headers = { cookie: `gate=${token}`, origin: url, "Gate-Key": key };
    const answer = await fetch(`${url}/gate/scans`, { method: "POST", body, headers });
    if (!answer.ok) throw new Error(`scans were answered with ${answer.status}`);
    const said = (await answer.json()) as { body: string };
    if (random?.chance(0.5)) return;
    const { answers } = JSON.parse(said.body) as { answers: { client: string }[] };
    for (const { client } of answers) queue.delete(client);
  };
  return { key, scan, send, waiting: () => queue.size, become: (other: string) => (token = other) };
}

async function pair(query: Query, phone: Phone, event: string): Promise<void> {
  const token = randomUUID().replaceAll("-", "").padEnd(43, "x");
  const hash = createHash("sha256").update(token).digest();
  await query(
    `INSERT INTO app.device (event_id, name, profile, token_hash, paired_at) VALUES ($1, 'Gate', 'steward', $2, now())`,
    [event, hash],
  );
  phone.become(token);
  await phone.send();
}

const revoke = (query: Query, { key }: Phone) =>
  query(
    `WITH held AS (UPDATE app.device_key SET until = now() WHERE public_key = $1 RETURNING device_id)
     UPDATE app.device SET revoked_at = now(), token_hash = NULL WHERE id IN (SELECT device_id FROM held)`,
    [Buffer.from(key, "base64url")],
  );
