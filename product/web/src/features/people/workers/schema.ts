import { z } from "zod";
import { operators, type Filter } from "@product/domain/filters/filter";
import { readFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { listedStatuses, workerTypes } from "@product/domain/people/workers";
import { workerColumnKeys, type WorkerColumn } from "@product/domain/people/worker-columns";
import { workerDensities, workerLayouts, workerOrders } from "@product/domain/people/worker-columns";

const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((typed) => typed.replaceAll("\0", "").trim())
    .catch("");
const idOrNone = z.uuid().optional().catch(undefined);
const longestFilter = 6000;

/** What cannot be read finds nobody: whoever followed a broken link would otherwise take everyone for those who were meant. */
function filterIn(written: string): Filter {
  try {
    return readFilter(JSON.parse(written), workerFields) ?? nobody;
  } catch {
    return nobody;
  }
}
const nobody: Filter = { or: [] };

const columnsIn = (written: string): WorkerColumn[] => {
  const wanted = written.split(",");
  return workerColumnKeys.filter((key) => wanted.includes(key));
};

/** What the address of the list says; what makes no sense there says nothing. */
export const workerView = z.object({
  q: text(200),
  status: z.enum(listedStatuses).optional().catch(undefined),
  /** What the clearance says today. */
  clearance: z.enum(operators.clearance).optional().catch(undefined),
  role: text(80),
  town: text(120),
  tag: text(80),
  type: z.enum(workerTypes).optional().catch(undefined),
  entity: idOrNone,
  /** What the fields above cannot say: a whole tree, as it would be stored. */
  filter: z.string().max(longestFilter).transform(filterIn).optional().catch(nobody),
  sort: z.enum(workerOrders).optional().catch(undefined),
  columns: z.string().max(300).transform(columnsIn).optional().catch(undefined),
  density: z.enum(workerDensities).optional().catch(undefined),
  layout: z.enum(workerLayouts).optional().catch(undefined),
  /** The saved view that all this began from; `all` is none, even for those who have one of their own to begin with. */
  view: z
    .union([z.literal("all"), z.uuid()])
    .optional()
    .catch(undefined),
  /** The worker at the end of the page before, or at the beginning of the page after: an id, so that no name stands in an address. */
  after: idOrNone,
  before: idOrNone,
});

export type WorkerView = z.output<typeof workerView>;

export function viewIn({ searchParams }: Pick<URL, "searchParams">): WorkerView {
  const columns = searchParams.getAll("columns").join(",");
  const isChosen = searchParams.has("columns");
  return workerView.parse({ ...Object.fromEntries(searchParams), ...(isChosen && { columns }) });
}
