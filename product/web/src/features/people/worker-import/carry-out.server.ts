/** The long steps of an import: going over all rows, making and changing workers, and taking it back. */
import { eq } from "drizzle-orm";
import { NotPermitted, type Actor } from "@product/domain/actor";
import { checkRow } from "@product/domain/imports/check-row";
import { holdsAt } from "@product/domain/permissions/grants";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { commitRows, entitiesTouched, touchedBy } from "@product/database/imports/commit";
import { compareRows } from "@product/database/imports/compare";
import { linesFrom, sealOfImport } from "@product/database/imports/lines";
import { recordProgress } from "@product/database/imports/progress";
import { keepRows } from "@product/database/imports/rows";
import { ask, bePatient } from "@product/database/imports/session";
import { undoImport as undoRows, type Undone } from "@product/database/imports/undo";
import { workerImports, type ImportState } from "@product/database/tables/people/worker-import";
import { perform, type Transaction } from "#request/perform.ts";
import { queueStep, personIdOf, lockImport, move, companyReachOf } from "./import-run.server.ts";
import { surroundingsOf, type ImportRun } from "./queries.server.ts";
import { placeOfImports } from "./reach.server.ts";

// Each piece holds up every other request while it is worked on, so the number is small.
const piecesAtOnce = 2;
/** So many workers are named one by one in the trail; naming more costs as much as making them, and the import itself says who they were. */
const mostNamed = 1_000;

/** Goes over all rows: what is wrong in each, who is there already, who stands there twice. Nothing but the import changes. */
export const checkImport = (actor: Actor, id: string): Promise<void> =>
  perform(actor, "worker-import.check", async ({ tx, now, subject }) => {
    const run = await lockImport(tx, actor, id, ["checking"]);
    subject({ id, place: placeOfImports(actor) });
    await bePatient(tx);
    const seal = await sealOfImport(tx, id);
    if (!seal) throw new Refused({ code: "import.rows-gone" });
    await ask(tx, "DELETE FROM app.worker_import_row WHERE import_id = $1", [id]);
    const around = await surroundingsOf(actor, now);
    const plan = run.plan!;
    let done = 0;
    for (let from = 0; ;) {
      const lines = await linesFrom(tx, id, seal, from, piecesAtOnce);
      if (lines.length === 0) break;
      const rows = lines.map((line) => ({ ...checkRow(line, plan, around), number: line.number }));
      await keepRows(tx, id, seal, rows);
      from = lines.at(-1)!.number + 1;
      await recordProgress(id, (done += lines.length), run.rowCount);
    }
    // They are lost when the database crashed.
    if (done === 0) throw new Refused({ code: "import.rows-gone" });
    await ask(tx, "SELECT app.count_import_rows()", []);
    await move(tx, run, "checked", { counts: await compareRows(tx, id, plan, companyReachOf(actor)), trouble: null });
  });

/** Creates and changes workers, all or none. The counts of the check must still hold. */
export const commitImport = (actor: Actor, id: string): Promise<void> =>
  perform(actor, "worker-import.commit", async ({ tx, now, subject, subjects }) => {
    const run = await lockImport(tx, actor, id, ["committing"]);
    await bePatient(tx);
    const plan = run.plan!;
    const counts = await compareRows(tx, id, plan, companyReachOf(actor));
    if (JSON.stringify(counts) !== JSON.stringify(ordered(counts, run)))
      throw new Refused({ code: "import.changed-meanwhile" });
    for (const entity of await entitiesTouched(tx, id, plan)) {
      subject({ id, place: { entity } });
      if (counts.update > 0) ensureEditing(actor, entity);
    }
    await commitRows(tx, { importId: id, plan, by: personIdOf(actor) }, (done) =>
      recordProgress(id, Math.min(done, run.rowCount), run.rowCount),
    );
    if (counts.new + counts.update <= mostNamed) subjects("worker", touchedBy(id));
    await askForRebuild(tx, { importId: id });
    await move(tx, run, "done", { committedAt: now, trouble: null });
  });

export const undoImport = (actor: Actor, id: string): Promise<Undone> =>
  perform(actor, "worker-import.undo", async ({ tx, now, subject, subjects }) => {
    const run = await lockImport(tx, actor, id, ["undoing"]);
    await bePatient(tx);
    for (const entity of await entitiesChanged(tx, id)) subject({ id, place: { entity } });
    subject({ id, place: placeOfImports(actor) });
    const undone = await undoRows(tx, id);
    if (undone.removed + undone.restored <= mostNamed) subjects("worker", touchedBy(id));
    await askForRebuild(tx, { importId: id });
    await move(tx, run, "undone", { undoneAt: now, trouble: null });
    return undone;
  });

/** Back to where somebody can do something about it, with the reason. */
export const giveBack = (actor: Actor, id: string, state: ImportState, refused: Refused): Promise<void> =>
  perform(actor, "worker-import.prepare", async ({ tx, subject }) => {
    subject({ id, place: placeOfImports(actor) });
    const [run] = await tx.select().from(workerImports).where(eq(workerImports.id, id)).for("update");
    if (!run) return;
    await move(tx, run, state, { trouble: refused.refusals[0]! });
    if (state === "checking") await queueStep(tx, actor, "worker-import.check", run);
  });

function ensureEditing(actor: Actor, entity: string): void {
  if (actor.kind === "person" && !holdsAt(actor.grants, "worker.edit", { entity }))
    throw new NotPermitted(actor, "worker.edit");
}

/** The earlier counts, in the order of the current ones. */
const ordered = (counts: object, { counts: before }: ImportRun) =>
  Object.fromEntries(Object.keys(counts).map((name) => [name, before?.[name as keyof typeof before]]));

async function entitiesChanged(tx: Transaction, id: string): Promise<string[]> {
  const { rows } = await ask<{ id: string }>(
    tx,
    `SELECT DISTINCT w.legal_entity_id AS id FROM app.worker_import_change c JOIN app.worker w ON w.id = c.worker_id
     WHERE c.import_id = $1`,
    [id],
  );
  return rows.map((row) => row.id);
}
