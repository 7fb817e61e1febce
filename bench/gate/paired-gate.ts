/** A gate of the demonstration on a night that has just begun: the cookie of a paired device, its key, and a crowd that may come in. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import pg from "pg";
import { scanText } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { gatherCrowd } from "@product/database/testing/gate-crowd";

export type Gate = {
  cookie: string;
  /** The next so many of the crowd, around and around: nobody has been in and out often. */
  next: (count: number) => string[];
  /** So many people in and out again, as a device sends them that had no net. */
  waiting: (people: number) => string;
};

const size = 1_000;

export async function pairedGate(databaseUrl: string): Promise<Gate> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { event, comers } = await gatherCrowd((text, values) => client.query(text, values), { size, hours: 8 });
    const token = randomBytes(32).toString("base64url");
    await client.query(
      `INSERT INTO app.device (event_id, name, profile, token_hash, paired_at) VALUES ($1, 'Gate', 'steward', $2, now())`,
      [event, createHash("sha256").update(token).digest()],
    );
    let turn = 0;
    const next = (count: number) => Array.from({ length: count }, () => comers[(turn += 1) % size]!.worker);
    return { cookie: `gate=${token}`, next, waiting: (people) => waitingScans(event, next(people)) };
  } finally {
    await client.end();
  }
}

const { privateKey, publicKey } = generateKeyPairSync("ed25519");

function waitingScans(eventId: string, codes: readonly string[]): string {
  const began = Date.now() - codes.length * 2;
  const all = (["in", "out"] as const).flatMap((kind) => codes.map((code) => ({ kind, code })));
  const scans = all.map((scanned, n) => {
    const scan = { ...scanned, client: crypto.randomUUID(), eventId, at: (began + n) as Instant };
    return { ...scan, signature: sign(null, Buffer.from(scanText(scan)), privateKey).toString("base64url") };
  });
  const key = publicKey.export({ type: "spki", format: "der" }).toString("base64url");
  return String(new URLSearchParams({ algorithm: "Ed25519", publicKey: key, scans: JSON.stringify(scans) }));
}
