/** Guesses what each column is from its heading, in either language. */
import { fold } from "@product/domain/filters/fold";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import type { WorkerField } from "@product/domain/people/worker-record";
import { importColumns, type ImportColumn } from "./columns.ts";

/** One column for each heading; what is not known, or stands there a second time, is left to the person. */
export function guessColumns(
  headings: readonly string[],
  isAllowed: (column: ImportColumn) => boolean,
): (ImportColumn | null)[] {
  const taken = new Set<ImportColumn>();
  const guessed = headings.map((heading) => {
    const column = known.get(wordsOf(heading));
    if (!column || taken.has(column) || !isAllowed(column)) return null;
    taken.add(column);
    return column;
  });
  // Where the second surname has a column of its own, the other holds the first.
  const isApart = taken.has("secondLastName") && !taken.has("lastName");
  return isApart ? guessed.map((column) => (column === "surnames" ? "lastName" : column)) : guessed;
}

const wordsOf = (heading: string) => (fold(heading).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const namesOf = (column: ImportColumn): string =>
  column in others ? others[column as keyof typeof others] : workerFieldRows[column as WorkerField].hints;

/** Those of columns that are no fields of the record. */
const others = {
  code: "code, código, worker code, código de trabajador, cuadrante code",
  surnames: "surnames, both surnames, two surnames, apellidos, los dos apellidos, primer y segundo apellido",
  entity: "legal entity, entity, company, employer, empresa, sociedad, razón social",
  roles: "roles, role, position, positions, job, puesto, puestos, categoría, categorías",
  tags: "tags, tag, labels, etiquetas, etiqueta",
} satisfies Record<Exclude<ImportColumn, WorkerField>, string>;

const known: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.flatMap((column) =>
    [column, ...namesOf(column).split(",")].map((name): [string, ImportColumn] => [wordsOf(name), column]),
  ),
);
