/** The data of the page of one import, by the state of the import. */
import { clockNow } from "#request/clock.ts";
import { isPermitted, type Actor } from "@product/domain/actor";
import { importColumns, type ImportColumn } from "@product/domain/imports/columns";
import { guessColumns } from "@product/domain/imports/guess-columns";
import type { ImportPlan } from "@product/domain/imports/plan";
import { splitSurnames } from "@product/domain/imports/split-surnames";
import type { Locale } from "@product/domain/locales";
import { choosableRoles } from "#features/company/roles/queries.server.ts";
import { waitingOf } from "#features/people/bank-accounts/queries.server.ts";
import { progressOf } from "@product/database/imports/progress";
import {
  badRowsAfter,
  badRowsPerPage,
  canBeUndone,
  doubtfulRows,
  entityChoices,
  firstLines,
  keptWorkers,
  proposalIn,
  type BadRow,
  type ImportRun,
} from "./queries.server.ts";
import { mayApprove, mayFill, mayUpdate } from "./reach.server.ts";
import { isWorking } from "./steps.ts";
import { unknownWords } from "./words.server.ts";

const previewed = 4;
const oddShown = 50;

export async function loadImport(
  actor: Actor,
  run: ImportRun,
  locale: Locale,
  view: { columns: boolean; after: number },
) {
  const { id, fileName, rowCount, state, encoding, counts, version, trouble } = run;
  const shown = { id, fileName, rowCount, state, encoding, counts, version, trouble, proposal: proposalIn(run) };
  if (isWorking(state)) return { ...shown, part: "work" as const, progress: await progressOf(id) };
  if (state === "reading" || (state === "checked" && view.columns))
    return { ...shown, part: "columns" as const, ...(await columnsOf(actor, run, locale)) };
  if (state === "undone") return { ...shown, part: "undone" as const, kept: await keptWorkers(actor, id) };
  const bad = await badRowsAfter(id, view.after, badRowsPerPage + 1);
  return {
    ...shown,
    part: "result" as const,
    after: view.after,
    bad: bad.slice(0, badRowsPerPage).flatMap((row) => cellsOf(row, run)),
    next: bad.length > badRowsPerPage ? bad[badRowsPerPage - 1]!.number : undefined,
    odd: state === "checked" ? (await doubtfulRows(id, oddShown)).flatMap((row) => cellsOf(row, run)) : [],
    words: state === "checked" ? await unknownWords(actor, run, clockNow()) : [],
    roles: state === "checked" ? await rolesIn(locale) : [],
    mayList: isPermitted(actor, "list.create"),
    canUndo: canBeUndone(run, clockNow()),
    accounts: { waiting: await waitingOf(id), mayConfirm: isPermitted(actor, "pay.approve") },
  };
}

function cellsOf({ number, faults, cells }: BadRow, { plan }: ImportRun) {
  return faults.map(({ column, fault }) => {
    const place = plan!.columns.indexOf(column);
    return { row: number, column, place, value: cells[place] ?? "", fault };
  });
}

async function columnsOf(actor: Actor, run: ImportRun, locale: Locale) {
  const [lines, entities] = await Promise.all([firstLines(run.id, previewed), entityChoices(actor, locale)]);
  const guessed = run.plan?.columns ?? guessColumns(run.headings, (column) => mayFill(actor, column));
  return {
    areGone: lines.length === 0,
    columns: run.headings.map((heading, place) => ({
      heading,
      column: guessed[place] ?? null,
      values: lines.map(({ cells }) => shownIn(guessed[place], (cells[place] ?? "").slice(0, 60))),
    })),
    choices: {
      columns: importColumns.filter((column) => mayFill(actor, column)),
      entities,
      mayUpdate: mayUpdate(actor),
      mayApprove: mayApprove(actor),
    },
    plan: run.plan ?? usualPlan(entities),
  };
}

async function rolesIn(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  return (await choosableRoles())
    .map(({ id, nameEn, nameEs }) => ({ id, name: locale === "es" ? nameEs : nameEn }))
    .toSorted((role, other) => compare(role.name, other.name));
}

/** Two surnames in one cell are shown as they will be parted. */
function shownIn(column: ImportColumn | null | undefined, text: string): string {
  if (column !== "surnames") return text;
  const { lastName, secondLastName } = splitSurnames(text);
  return [lastName, secondLastName].filter(Boolean).join(" | ");
}

const usualPlan = (entities: Awaited<ReturnType<typeof entityChoices>>): Omit<ImportPlan, "columns"> => ({
  mode: "new",
  key: "email",
  entityId: entities[0]?.id ?? "",
  country: entities[0]?.country ?? "ES",
  language: null,
  workerType: null,
  status: "applied",
  takesSharedContacts: false,
});
