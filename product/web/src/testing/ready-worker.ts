/** A worker who has everything, made anew for each test, and what the spans say of them. */
import { plusDays } from "@product/domain/time/local-date";
import { beforeAll, beforeEach } from "vitest";
import { refreshClearance } from "@product/database/clearance/refresh";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { activateWhenReady } from "#features/people/worker-page/moves.server.ts";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { who } from "#testing/who.ts";

const permissions = [
  ...(["worker.view", "worker.view.contact", "worker.create", "worker.edit", "worker.approve"] as const),
  ...([
    "worker.delete",
    "identity.edit",
    "pay.edit",
    "pay.approve",
    "settings.edit",
    "settings.edit.papers",
    "settings.delete",
  ] as const),
] as const;
export const hr = who(permissions);
export const colleague = who(permissions);

export const forEver = "9999-12-31";
export const allowed = ["ALLOW", null, forEver];
export const day = (days: number) => plusDays(homeDay(), days);

let count = 0;
/** All that a form of a worker asks for. */
export const typed = () => ({
  firstName: "Ane",
  lastName: "Zubiri",
  secondLastName: "Gil",
  address: "Kale 1",
  town: "Bilbao",
  postcode: "48001",
  mobile: "600000901",
  email: `w${(count += 1)}@clearance.test`,
  country: "ES",
  nationality: "ES",
  birthDate: "1999-04-23",
  workerType: "fixed_discontinuous",
  legalEntityId: demoEntities.ES.id,
  isAnother: true,
});
export const create = async (fields: object = {}) =>
  (await createWorker(hr, createForm.parse({ ...typed(), ...fields }))).id;

export function useReadyWorker() {
  const { query, url } = useTestDatabase({ people: true });
  const ready = { id: "", roleId: "" };

  beforeAll(async () => {
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Olalla', 'es')", [hr.id]);
    const { rows } = await query("SELECT id FROM app.role WHERE key = 'rigger'");
    ready.roleId = rows[0].id;
    await query(
      "INSERT INTO app.role_qualification SELECT $1, id FROM app.qualification WHERE key = 'working-at-height'",
      [ready.roleId],
    );
  });

  beforeEach(async () => {
    await query("DELETE FROM app.worker WHERE email LIKE '%@clearance.test' OR merged_into IS NOT NULL");
    ready.id = await create({ naf: "281234567840", iban: "ES9121000418450200051332", roleIds: [ready.roleId] });
    await query(
      `INSERT INTO app.document (worker_id, document_type_id, state, source)
       SELECT $1, id, 'verified', 'office' FROM app.document_type WHERE key IN ('dni', 'prl-training', 'photo')`,
      [ready.id],
    );
    await query(
      `INSERT INTO app.engagement (worker_id, legal_entity_id, type, state, first_day, signed_at, alta_on, alta_recorded_at)
       VALUES ($1, $2, 'fixed_discontinuous', 'signed', '2026-01-01', now(), '2026-01-01', now())`,
      [ready.id, demoEntities.ES.id],
    );
    await query(
      `INSERT INTO app.worker_qualification (worker_id, qualification_id, state, verified_at)
       SELECT $1, id, 'verified', now() FROM app.qualification WHERE key = 'working-at-height'`,
      [ready.id],
    );
    await refresh();
    await activateWhenReady(ready.id, clockNow());
  });

  const refresh = () => inTransaction((tx) => refreshClearance(tx, [ready.id], clockNow()));
  const version = async (): Promise<number> =>
    (await query("SELECT version FROM app.worker WHERE id = $1", [ready.id])).rows[0].version;

  /** Verdict, gravest reason and last day of each span, for a role or for work in general. */
  const spans = async (roleId: string | null = null, workerId = ready.id) =>
    (
      await query(
        `SELECT verdict, top_reason->>'code' AS code, last_day::text AS until FROM app.clearance_span
         WHERE worker_id = $1 AND role_id IS NOT DISTINCT FROM $2 ORDER BY first_day`,
        [workerId, roleId],
      )
    ).rows.map(({ verdict, code, until }) => [verdict, code, until]);

  return { query, url, ready, refresh, version, spans };
}
