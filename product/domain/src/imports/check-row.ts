/** One row of a file against the plan: what it says of a worker, and what is wrong at which column. */
import { fold } from "@product/domain/filters/fold";
import {
  checkWorker,
  workerFieldNames,
  type TypedWorker,
  type WorkerRecord,
} from "@product/domain/people/worker-record";
import type { WorkerFault } from "@product/domain/people/worker-faults";
import { wordFor } from "./cell-words.ts";
import type { ImportColumn } from "./columns.ts";
import type { ImportPlan } from "./plan.ts";
import { splitSurnames } from "./split-surnames.ts";

export type CellFault =
  | WorkerFault
  | { fault: "formula" | "codeForm" | "unknownEntity" | "otherEntity" | "unknownRole" | "columnTwice" }
  // Found by comparing rows with one another and with who is there.
  | { fault: "noMatch" | "manyMatches" | "bankNeedsTwo" | "elsewhere" | "oneself" | "volunteerUnfit" }
  | { fault: "sameRow"; row: number }
  | { fault: "sameNumber" | "sameContact" | "sameName"; code: string }
  | { fault: "tooManyTags"; max: number };

export type RowFault = { column: ImportColumn; fault: CellFault };

/** Only what the row says; a blank says nothing, and never overwrites. */
export type Given = Partial<WorkerRecord> & { code?: string; entityId?: string; roleIds?: string[]; tags?: string[] };

export type CheckedRow = {
  values: Given;
  faults: RowFault[];
  /** Wrong only when it turns out to be about somebody new. */
  missing: RowFault[];
  doubts: RowFault[];
};

/** The company's records against which rows are checked. */
export type ImportSurroundings = {
  today: string;
  /** By folded name and id: the legal entities, and whether the one who imports may do so there. */
  entities: ReadonlyMap<string, { id: string; isTheirs: boolean }>;
  /** By folded name in each language, and by key. */
  roles: ReadonlyMap<string, string>;
};

const mostTags = 50;
const longestTag = 60;

export function checkRow(
  row: { cells: readonly string[]; formulas: readonly number[] },
  plan: ImportPlan,
  around: ImportSurroundings,
): CheckedRow {
  const faults: RowFault[] = [];
  const fail = (column: ImportColumn, fault: CellFault) => void faults.push({ column, fault });
  const texts = new Map<ImportColumn, string>();
  plan.columns.forEach((column, place) => {
    if (!column) return;
    // An apostrophe before such a sign says that it is a text; our own files of rows have it.
    const text = (row.cells[place] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
    if (row.formulas.includes(place) || isFormula(column, text)) return fail(column, { fault: "formula" });
    if (text !== "" && !isDash(text)) texts.set(column, wordFor(column, text));
  });
  const failed = new Set(faults.map(({ column }) => column));
  const together = texts.get("surnames");
  if (together !== undefined)
    for (const [name, part] of Object.entries(splitSurnames(together)) as [ImportColumn, string][])
      if (part !== "" && !texts.has(name)) texts.set(name, part);
  const typed: TypedWorker = Object.fromEntries(workerFieldNames.map((name) => [name, texts.get(name)]));
  const missing: RowFault[] = [];
  const needed = (column: ImportColumn, isThere: boolean, fault: CellFault) =>
    isThere || failed.has(column) || missing.push({ column, fault });
  needed("firstName", texts.has("firstName"), { fault: "required" });
  needed("email", texts.has("email") || texts.has("mobile") || failed.has("mobile"), { fault: "contactMissing" });
  const checked = checkWorker({ ...standIns(typed, plan), ...withoutBlanks(typed) }, around.today);
  for (const [column, fault] of Object.entries(checked.faults) as [ImportColumn, WorkerFault][])
    fail(plan.columns.includes(column) || !surnameFields.has(column) ? column : "surnames", fault);
  const doubts = Object.entries(checked.doubts).map(([column, fault]) => ({ column: column as ImportColumn, fault }));
  const values: Given = { ...onlySaid(checked.record, texts), ...ours(texts, plan, around, fail) };
  const place = ({ column }: RowFault) => plan.columns.indexOf(column);
  return { values, faults: faults.toSorted((fault, other) => place(fault) - place(other)), missing, doubts };
}

/** The columns that the record does not know: the code, and what names other records. */
function ours(
  texts: ReadonlyMap<ImportColumn, string>,
  { roleWords = {} }: ImportPlan,
  around: ImportSurroundings,
  fail: (column: ImportColumn, fault: CellFault) => void,
): Given {
  const values: Given = {};
  const code = texts.get("code")?.toUpperCase();
  if (code !== undefined) {
    if (/^W-[2-9A-HJKMNP-Z]{4,8}$/.test(code)) values.code = code;
    else fail("code", { fault: "codeForm" });
  }
  const entity = texts.get("entity");
  const found = entity === undefined ? undefined : around.entities.get(fold(entity));
  if (entity !== undefined && !found) fail("entity", { fault: "unknownEntity" });
  else if (found && !found.isTheirs) fail("entity", { fault: "otherEntity" });
  else if (found) values.entityId = found.id;
  const roles = listIn(texts.get("roles"))?.map((name) => roleFor(name, roleWords, around));
  if (roles?.includes(undefined)) fail("roles", { fault: "unknownRole" });
  else if (roles) values.roleIds = [...new Set(roles.filter((role) => typeof role === "string"))].toSorted();
  const tags = listIn(texts.get("tags"));
  if (tags?.some((tag) => tag.length > longestTag)) fail("tags", { fault: "tooLong", max: longestTag });
  else if (tags && tags.length > mostTags) fail("tags", { fault: "tooManyTags", max: mostTags });
  else if (tags) values.tags = tags;
  return values;
}

/** Null where the word is left out, undefined where nobody knows it. */
export function roleFor(
  name: string,
  words: Readonly<Record<string, string | null>>,
  { roles }: Pick<ImportSurroundings, "roles">,
): string | null | undefined {
  const word = fold(name);
  if (!Object.hasOwn(words, word)) return roles.get(word);
  const meant = words[word]!;
  // A role that was archived meanwhile is none.
  return meant === null || [...roles.values()].includes(meant) ? meant : undefined;
}

const surnameFields: ReadonlySet<ImportColumn> = new Set(["lastName", "secondLastName"]);

export const listIn = (text: string | undefined): string[] | undefined =>
  text === undefined
    ? undefined
    : [
        ...new Set(
          text
            .split(/[;,|\n]/)
            .map((each) => each.trim())
            .filter(Boolean),
        ),
      ];

/** A spreadsheet would compute it, here or wherever the data go next; only telephone numbers begin with a plus. */
const isFormula = (column: ImportColumn, text: string): boolean =>
  !isDash(text) && (column === "mobile" ? /^[=@＝＠]/ : /^[=+\-@＝＋－＠]/).test(text);

/** Drawn where there is nothing to say. */
const isDash = (text: string) => /^[-–—]+$/.test(text);

/** Whether somebody needs a name and a way to be reached is known when it is known that they are new. */
const standIns = (typed: TypedWorker, plan: ImportPlan): TypedWorker => ({
  firstName: "?",
  country: plan.country,
  ...(!typed.email && !typed.mobile && { email: "nobody@example.com" }),
});

const withoutBlanks = (typed: TypedWorker): TypedWorker =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined));

function onlySaid(read: WorkerRecord | undefined, texts: ReadonlyMap<ImportColumn, string>): Partial<WorkerRecord> {
  if (!read) return {};
  const fields = Object.entries(read).filter(([field]) => field !== "identities" && texts.has(field as ImportColumn));
  return { ...Object.fromEntries(fields), ...(read.identities.length > 0 && { identities: read.identities }) };
}
