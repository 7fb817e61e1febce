/** People whose data can be erased, and two of the office who may do so. */
import { eq } from "drizzle-orm";
import type { Permission } from "@product/domain/permissions/catalogue";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { workers } from "@product/database/tables/people/worker";
import { useTestDatabase } from "@product/database/testing/test-database";
import { erasureProposedFor } from "#features/privacy/erasure/queries.server.ts";
import { confirmErasure, proposeErasure } from "#features/privacy/erasure/commands.server.ts";
import { writeNote } from "#features/people/worker-page/commands.server.ts";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";

const all: Permission[] = [
  "worker.view",
  "worker.view.notes-private",
  "worker.create",
  "worker.edit",
  "worker.approve",
  "worker.delete",
  "identity.view",
  "identity.edit",
  "pay.view",
  "pay.edit",
  "settings.delete",
];
const hr = who(all);
const colleague = who(all);

export function useErasable() {
  const { url, query } = useTestDatabase({ people: true });
  const parts = useFiles(url);
  async function someone(more: Record<string, unknown> = {}) {
    const typed = { firstName: "Gaxuxa", lastName: "Etxenike", country: "ES", legalEntityId: demoEntities.ES.id };
    const { id } = await createWorker(
      hr,
      createForm.parse({ ...typed, email: `${crypto.randomUUID()}@erase.test`, isAnother: true, ...more }),
    );
    return id;
  }

  /** Someone whose contract ended, with a document, its file, and a note. */
  async function whoLeft(more: Record<string, unknown> = {}) {
    const id = await someone(more);
    await query(
      `INSERT INTO app.engagement (worker_id, legal_entity_id, type, state, first_day, last_day, signed_at)
     VALUES ($1, $2, 'temporary', 'signed', '2025-01-01', '2026-03-31', now())`,
      [id, demoEntities.ES.id],
    );
    await query("UPDATE app.worker SET status = 'left' WHERE id = $1", [id]);
    const path = `${id}/${crypto.randomUUID()}`;
    await parts.files.keep("worker-documents", path, blackPng(20, 20));
    await query(
      `WITH made AS (INSERT INTO app.document (worker_id, document_type_id, state, source)
       SELECT $1, id, 'verified', 'office' FROM app.document_type WHERE key = 'dni' RETURNING id)
     INSERT INTO app.document_file (document_id, position, path, type, size, sha256)
       SELECT id, 0, $2, 'image/png', 1, sha256('x') FROM made`,
      [id, path],
    );
    await writeNote(hr, id, { text: `Gaxuxa came early.` });
    return { id, path };
  }

  const rowOf = async (id: string) => (await database.select().from(workers).where(eq(workers.id, id)))[0]!;
  const propose = async (actor: typeof hr, id: string) =>
    proposeErasure(actor, id, { reason: "asked", version: (await rowOf(id)).version });
  /** The proposal as a page shows it. */
  const seen = async (id: string) => ({ proposal: (await erasureProposedFor(id))?.proposal ?? "" });
  const blocked = async (id: string) => {
    await propose(hr, id);
    await confirmErasure(colleague, id, await seen(id));
  };
  /** Every row of the product, as text. */
  async function everything(ask: typeof query): Promise<string> {
    const { rows } = await ask(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('app', 'app_sealed')`,
    );
    const texts = [];
    for (const { name } of rows)
      texts.push(...(await ask(`SELECT held::text FROM ${name} AS held`)).rows.map((row) => row.held));
    return texts.join("\n");
  }
  return { url, query, parts, hr, colleague, someone, whoLeft, rowOf, propose, seen, blocked, everything };
}
