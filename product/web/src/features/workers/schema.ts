import { z } from "zod";
import type { Filter } from "@product/domain/filters/filter";
import { readFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { listedStatuses, workerTypes } from "@product/domain/people/workers";

const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((typed) => typed.replaceAll("\0", "").trim())
    .catch("");
const idOrNone = z.uuid().optional().catch(undefined);

function filterIn(written: string): Filter | undefined {
  try {
    return readFilter(JSON.parse(written), workerFields);
  } catch {
    return undefined;
  }
}
const longestFilter = 6000;

/** What the address of the list says; what makes no sense there says nothing. */
export const workerView = z.object({
  q: text(200),
  status: z.enum(listedStatuses).optional().catch(undefined),
  role: text(80),
  town: text(120),
  tag: text(80),
  type: z.enum(workerTypes).optional().catch(undefined),
  entity: idOrNone,
  /** What the fields above cannot say: a whole tree, as it would be stored. */
  filter: z.string().max(longestFilter).transform(filterIn).optional().catch(undefined),
  /** The worker at the end of the page before, or at the beginning of the page after: an id, so that no name stands in an address. */
  after: idOrNone,
  before: idOrNone,
});

export type WorkerView = z.output<typeof workerView>;

export const viewIn = (address: URL): WorkerView => workerView.parse(Object.fromEntries(address.searchParams));
