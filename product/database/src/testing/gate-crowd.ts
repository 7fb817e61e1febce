/** A crowd on tonight's shift of the demonstration: everyone may work, and everyone's phone signs codes. */
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type pg from "pg";
import { passAddress, signedText, stepAt } from "@product/domain/day/pass-code";
import type { Instant } from "@product/domain/time/instant";

type Query = (statement: string, values?: unknown[]) => Promise<Pick<pg.QueryResult, "rows">>;
export type Comer = { id: string; worker: string; pass: string };
export type Crowd = { event: string; shift: string; comers: readonly Comer[] };

const maialen = "00000000-0000-4000-8000-000000000007";
const { privateKey, publicKey } = generateKeyPairSync("ed25519");

type Gathered = {
  size: number;
  hours: number;
  /** How many whole hours later than the first the shift of that one begins. */
  hourOf?: (n: number) => number;
};

/** So many copies of Maialen, on her shift, which begins in a quarter of an hour and lasts so many hours, or on one of the next hours. */
export async function gatherCrowd(query: Query, { size, hours, hourOf = () => 0 }: Gathered): Promise<Crowd> {
  const { rows } = await query(
    `SELECT w.id, s.id AS shift, s.event_id AS event, a.slot_id AS slot FROM app.worker w JOIN app.assignment a ON a.worker_id = w.id
     JOIN app.shift s ON s.id = a.shift_id WHERE w.user_id = $1 AND s.title = 'Cena de gala'`,
    [maialen],
  );
  const { id: model, shift, event, slot } = rows[0];
  await query("DELETE FROM app.assignment WHERE worker_id = $1 AND shift_id <> $2", [model, shift]);
  await query(
    `UPDATE app.shift SET starts_at = now() + interval '15 minutes', ends_at = now() + $2 * interval '1 hour' WHERE id = $1`,
    [shift, hours],
  );
  await query("UPDATE app.event SET ends_at = now() + interval '3 days' WHERE id = $1", [event]);
  // People who forgot to check out yesterday count as in for eighteen hours, which may end while the crowd comes.
  await query(
    `INSERT INTO app.punch (legal_entity_id, worker_id, event_id, kind, at, received_at, time_zone, source, client_id)
     SELECT legal_entity_id, worker_id, event_id, 'out', now(), now(), time_zone, 'office', gen_random_uuid()
     FROM (SELECT DISTINCT ON (worker_id) * FROM app.punch WHERE event_id = $1 ORDER BY worker_id, at DESC) AS last
     WHERE kind <> 'out'`,
    [event],
  );
  const comers = Array.from({ length: size }, (_, n) => comerOf(n));
  const all = [comers.map(({ id }) => id), comers.map(({ worker }) => worker)];
  await query(
    `INSERT INTO app.worker (id, code, first_name, last_name, status, country, language, worker_type, legal_entity_id, source,
       nationality, birth_date_sealed)
     SELECT made.id, made.code, 'Comer', made.code, w.status, w.country, w.language, w.worker_type, w.legal_entity_id, w.source,
       w.nationality, w.birth_date_sealed
     FROM app.worker w, unnest($2::uuid[], $3::text[]) AS made (id, code) WHERE w.id = $1`,
    [model, ...all],
  );
  await query(
    `INSERT INTO app.person_key (person_id, wrapped_key) SELECT made.id, wrapped_key FROM app.person_key, unnest($2::uuid[]) AS made (id)
     WHERE person_id = $1`,
    [model, all[0]],
  );
  // A first account is decided by one, and each of them has a number of their own.
  await query(
    `INSERT INTO app.account_decision (worker_id, iban_hash, proposed_by)
     SELECT made.id, iban_hash, gen_random_uuid() FROM app.worker_social, unnest($2::uuid[]) AS made (id) WHERE worker_id = $1`,
    [model, all[0]],
  );
  await query(
    `INSERT INTO app.worker_social (worker_id, naf_sealed, naf_hash, iban_sealed, iban_hash, iban_last_four, account_decision_id)
     SELECT d.worker_id, naf_sealed, sha256(d.worker_id::text::bytea), s.iban_sealed, s.iban_hash, s.iban_last_four, d.id
     FROM app.worker_social s, app.account_decision d WHERE s.worker_id = $1 AND d.worker_id = ANY($2::uuid[])`,
    [model, all[0]],
  );
  for (const [table, columns] of Object.entries(papers))
    await query(
      `INSERT INTO app.${table} (worker_id, ${columns}) SELECT made.id, ${columns} FROM app.${table}, unnest($2::uuid[]) AS made (id)
       WHERE worker_id = $1`,
      [model, all[0]],
    );
  for (const [hour, some] of Map.groupBy(comers, (_, n) => hourOf(n))) {
    const at = hour === 0 ? { slot, shift } : await shiftLater(query, { slot, shift }, hour);
    await query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT $1, s.id, made.id, s.during, 'confirmed', 'book' FROM app.shift s, unnest($3::uuid[]) AS made (id) WHERE s.id = $2`,
      [at.slot, at.shift, some.map(({ id }) => id)],
    );
  }
  await query(
    `INSERT INTO app.pass (worker_id, code_hash, token_hash, issued_at, key_algorithm, public_key, key_since)
     SELECT made.id, made.hash, sha256(made.id::text::bytea), now(), 'Ed25519', $3, now()
     FROM unnest($1::uuid[], $2::bytea[]) AS made (id, hash)`,
    [
      all[0],
      comers.map(({ pass }) => createHash("sha256").update(pass).digest()),
      publicKey.export({ type: "spki", format: "der" }),
    ],
  );
  return { event, shift, comers };
}

type Place = { slot: string; shift: string };

async function shiftLater(query: Query, { slot, shift }: Place, hours: number): Promise<Place> {
  const { rows } = await query(
    `WITH later AS (
       INSERT INTO app.shift (event_id, title, zone_id, starts_at, ends_at, day, breaks, published_at)
       SELECT event_id, title, zone_id, starts_at + $3 * interval '1 hour', ends_at + $3 * interval '1 hour', day, breaks, published_at
       FROM app.shift WHERE id = $2 RETURNING id)
     INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
     SELECT later.id, event_id, role_id, minimum, target, maximum, fill_mode FROM later, app.slot WHERE app.slot.id = $1
     RETURNING id AS slot, shift_id AS shift`,
    [slot, shift, hours],
  );
  return rows[0];
}

/** Columns of the papers that the clearance needs from Maialen, and hence from her copies. */
const papers = {
  worker_role: "role_id",
  document: "document_type_id, state, source, valid_from, valid_until, details_sealed",
  engagement: "legal_entity_id, type, state, first_day, last_day, signed_at, alta_on, alta_recorded_at",
};

const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

function comerOf(n: number): Comer {
  const digits = [3, 2, 1, 0].map((place) => letters[Math.floor(n / letters.length ** place) % letters.length]);
  const mark = String(n).padStart(12, "0");
  return { id: `00000000-0000-4000-a000-${mark}`, worker: `W-ZZ${digits.join("")}`, pass: `crowd-pass${mark}` };
}

/** The code that their phone shows at that moment, as a scanner types it. */
export function codeShown({ pass }: Comer, at: number): string {
  const step = stepAt(at as Instant);
  const signature = sign(null, Buffer.from(signedText(pass, step)), privateKey).toString("base64url");
  return passAddress("https://pass.test", pass, { step, signature });
}
