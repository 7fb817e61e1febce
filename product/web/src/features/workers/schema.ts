import { z } from "zod";
import { listedStatuses, workerTypes } from "@product/domain/people/workers";

const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((typed) => typed.replaceAll("\0", "").trim())
    .catch("");
const idOrNone = z.uuid().optional().catch(undefined);

/** What the address of the list says; what makes no sense there says nothing. */
export const workerView = z.object({
  q: text(200),
  status: z.enum(listedStatuses).optional().catch(undefined),
  role: text(80),
  town: text(120),
  tag: text(80),
  type: z.enum(workerTypes).optional().catch(undefined),
  entity: idOrNone,
  /** The worker at the end of the page before, or at the beginning of the page after: an id, so that no name stands in an address. */
  after: idOrNone,
  before: idOrNone,
});

export type WorkerView = z.output<typeof workerView>;

export const viewIn = (address: URL): WorkerView => workerView.parse(Object.fromEntries(address.searchParams));
