import { z } from "zod";
import { filterFromText } from "@product/domain/filters/filter-text";
import { workerFields } from "@product/domain/filters/worker-fields";
import { listReasonLength, mostNamedWorkers } from "@product/domain/people/lists";
import { askedId } from "#request/forms/asked.ts";
import { sentFilter } from "#request/forms/sent-filter.ts";

const filterIn = (text: string) => filterFromText(text, workerFields);

const workers = z.array(z.uuid()).max(mostNamedWorkers).default([]);
const reason = z.string().trim().max(listReasonLength).default("");

/** Workers named one by one, or all that a filter finds. */
const filter = sentFilter(workerFields);

/** The form with which any screen adds people to a list. */
export const addForm = z
  .object({ list: z.uuid(), worker: workers, filter, reason })
  .refine(({ worker, filter: chosenFilter }) => worker.length > 0 || chosenFilter !== undefined, {
    path: ["worker"],
    params: { fault: "required" },
  });
export type AddForm = z.output<typeof addForm>;

const someone = { params: { fault: "required" } };

export const removeForm = z.object({ worker: workers.refine((ids) => ids.length > 0, someone), reason });
export type RemoveForm = z.output<typeof removeForm>;

/** Where on the way through the pages someone is. */
export const cursorIn = (address: URL) =>
  z.object({ after: askedId, before: askedId }).parse(Object.fromEntries(address.searchParams));

/**
 * The workers chosen on another screen, as the address has them: by a filter, one by one, or everyone on the list at
 * `from`.
 */
export function chosenIn({ searchParams }: URL) {
  const from = searchParams.get("from") ?? "";
  return {
    filter: filterIn(searchParams.get("filter") ?? ""),
    worker: workers.catch([]).parse([...new Set(searchParams.getAll("worker"))]),
    from: searchParams.has("all") && from.length <= 10_000 ? from : undefined,
  };
}
