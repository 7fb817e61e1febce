import { eq } from "drizzle-orm";
import { NotPermitted, type Actor } from "@product/domain/actor";
import { checkRow } from "@product/domain/imports/check-row";
import { columnsOfKey } from "@product/domain/imports/columns";
import type { ImportPlan } from "@product/domain/imports/plan";
import { Refused } from "@product/domain/refusals";
import { compareRows } from "@product/database/imports/compare";
import { changeLine, keepLines, lineAt, sealOfImport } from "@product/database/imports/lines";
import { keepRows } from "@product/database/imports/rows";
import { ask, bePatient } from "@product/database/imports/session";
import { workerImports } from "@product/database/tables/people/worker-import";
import { perform } from "#request/perform.ts";
import { queueStep, personIdOf, lockImport, lockSeenImport, move, companyReachOf } from "./import-run.server.ts";
import { canBeUndone, entityChoices, surroundingsOf, type ImportRun } from "./queries.server.ts";
import { mayApprove, mayFill, mayUpdate, placeOfImports } from "./reach.server.ts";
import { readTable } from "./reading/read-table.server.ts";
import { inReadingQueue } from "./reading/reading-queue.ts";
import type { ActionForm, FixForm, PlanForm, UploadForm } from "./schema.ts";

/**
 * Up to this many rows, all are compared again while the user waits for the cell they mended; more are left to a job.
 */
const comparedAtOnce = 5_000;

type ImportId = { id: string };

/** Reads a file and keeps its rows until somebody says what is in them. The file itself is kept nowhere. */
export const beginImport = (actor: Actor, { file }: UploadForm): Promise<ImportId> =>
  inReadingQueue(() => keepTable(actor, file));

const keepTable = (actor: Actor, file: File): Promise<ImportId> =>
  perform(actor, "worker-import.begin", async ({ tx, subject }) => {
    const { id } = subject({ id: crypto.randomUUID(), place: placeOfImports(actor) });
    await bePatient(tx);
    const table = await readTable(file);
    const rowCount = await keepLines(tx, id, table.rows);
    if (rowCount === 0) throw new Refused({ code: "import.no-rows" });
    const { kind, encoding = null, delimiter = null } = table;
    const headings = table.headings.map((heading) => heading.replace(/\s+/g, " ").slice(0, 120));
    const fileName = file.name.replace(/[\p{Control}/\\]/gu, "").slice(-200) || kind;
    await tx.insert(workerImports).values({
      id,
      fileName,
      kind,
      encoding,
      delimiter,
      headings,
      rowCount,
      state: "reading",
      madeBy: personIdOf(actor),
    });
    return { id };
  });

/** Says how the file is to be read, and has every row checked. */
export const prepareImport = (actor: Actor, id: string, { version, ...form }: PlanForm): Promise<ImportId> =>
  perform(actor, "worker-import.prepare", async ({ tx, subject }) => {
    const run = await lockImport(tx, actor, id, ["reading", "checked"], version);
    subject({ id, place: placeOfImports(actor) });
    await move(tx, run, "checking", { plan: await ensurePlan(actor, run, form), counts: null, trouble: null });
    await queueStep(tx, actor, "worker-import.check", run);
    return { id };
  });

/** Has all good rows carried out. */
export const askForCommit = (actor: Actor, id: string, { proposal }: ActionForm): Promise<ImportId> =>
  perform(actor, "worker-import.prepare", async ({ tx, subject }) => {
    const run = await lockSeenImport(tx, actor, id, ["checked"], proposal);
    subject({ id, place: placeOfImports(actor) });
    if ((run.counts?.new ?? 0) + (run.counts?.update ?? 0) === 0) throw new Refused({ code: "import.nothing-to-do" });
    await move(tx, run, "committing", { trouble: null });
    await queueStep(tx, actor, "worker-import.commit", run);
    return { id };
  });

export const askForUndo = (actor: Actor, id: string, { proposal }: ActionForm): Promise<ImportId> =>
  perform(actor, "worker-import.prepare", async ({ tx, now, subject }) => {
    const run = await lockSeenImport(tx, actor, id, ["done"], proposal);
    if (!canBeUndone(run, now)) throw new Refused({ code: "import.not-now" });
    subject({ id, place: placeOfImports(actor) });
    await move(tx, run, "undoing", { trouble: null });
    await queueStep(tx, actor, "worker-import.undo", run);
    return { id };
  });

/** Nothing is left of it but that it was there. */
export const discardImport = (actor: Actor, id: string, { proposal }: ActionForm): Promise<null> =>
  perform(actor, "worker-import.discard", async ({ tx, subject }) => {
    await lockSeenImport(tx, actor, id, ["reading", "checked"], proposal);
    subject({ id, place: placeOfImports(actor) });
    for (const table of ["worker_import_line", "worker_import_row", "worker_import_progress"])
      await ask(tx, `DELETE FROM app.${table} WHERE import_id = $1`, [id]);
    await tx.delete(workerImports).where(eq(workerImports.id, id));
    return null;
  });

/** Writes one cell anew and checks its row again, and what that means for the others. */
export const fixCell = (actor: Actor, id: string, { row, place, value }: FixForm): Promise<ImportId> =>
  perform(actor, "worker-import.fix", async ({ tx, now, subject }) => {
    const run = await lockImport(tx, actor, id, ["checked"]);
    subject({ id, place: placeOfImports(actor) });
    const seal = await sealOfImport(tx, id);
    const line = seal && (await lineAt(tx, id, seal, row));
    if (!seal || !line) throw new Refused({ code: "import.rows-gone" });
    while (line.cells.length <= place) line.cells.push("");
    line.cells[place] = value.trim();
    const mended = { ...line, formulas: line.formulas.filter((each) => each !== place) };
    await changeLine(tx, id, seal, mended);
    if (run.rowCount > comparedAtOnce) {
      await move(tx, run, "checking", { counts: null });
      await queueStep(tx, actor, "worker-import.check", run);
      return { id };
    }
    await ask(tx, "DELETE FROM app.worker_import_row WHERE import_id = $1 AND number = $2", [id, row]);
    const plan = run.plan!;
    const checked = checkRow(mended, plan, await surroundingsOf(actor, now));
    await keepRows(tx, id, seal, [{ ...checked, number: row }]);
    await move(tx, run, "checked", { counts: await compareRows(tx, id, plan, companyReachOf(actor)), trouble: null });
    return { id };
  });

async function ensurePlan(actor: Actor, run: ImportRun, form: Omit<PlanForm, "version">): Promise<ImportPlan> {
  const columns = run.headings.map((_, place) => form.columns[place] ?? null);
  const twice = columns.findIndex((column, place) => column && columns.indexOf(column) !== place);
  if (twice >= 0) throw new Refused({ code: "import.column-twice", heading: run.headings[twice]! });
  if (columns.some((column) => column && !mayFill(actor, column)))
    throw new Refused({ code: "import.column-not-yours" });
  const key = form.mode === "new" ? null : form.key;
  if (key && !columnsOfKey[key].some((column) => columns.includes(column)))
    throw new Refused({ code: "import.key-missing" });
  if (form.mode !== "new" && !mayUpdate(actor)) throw new NotPermitted(actor, "worker.edit");
  const isKnown = (await entityChoices(actor, "en")).some(({ id }) => id === form.entityId);
  if (!isKnown || (form.status !== "applied" && !mayApprove(actor))) throw new Refused({ code: "import.choice-gone" });
  return { ...form, columns, key };
}
