import { z } from "zod";
import { filterFromText } from "@product/domain/filters/filter-text";
import { workerFields } from "@product/domain/filters/worker-fields";
import {
  combinations,
  isForClient,
  listKinds,
  listNameLength,
  listPurposes,
  mostCombinedLists,
} from "@product/domain/people/lists";
import { isDay } from "@product/domain/time/local-date";
import { askedId, askedText } from "#request/forms/asked.ts";
import { day } from "#request/forms/day.ts";
import { sentFilter } from "#request/forms/sent-filter.ts";
import { listViews } from "./views.ts";

const filterIn = (text: string) => filterFromText(text, workerFields);

const filter = sentFilter(workerFields);

// A text that is no day has been refused as such already.
const lastDay = day
  .refine((text) => !isDay(text) || (text >= "2000-01-01" && text <= "2100-12-31"), { params: { fault: "date" } })
  .optional()
  .transform((text): string | null => text ?? null);

const listShape = {
  name: z.string().trim().min(1).max(listNameLength),
  purpose: z.enum(listPurposes),
  clientId: z.uuid().optional(),
  expiresOn: lastDay,
  groups: z.array(z.uuid()).max(100).default([]),
};

type Client = { purpose: (typeof listPurposes)[number]; clientId?: string | undefined };

const hasClient = ({ purpose, clientId }: Client) => !isForClient(purpose) || clientId !== undefined;
// Told beside the other faults, and not only once those are mended.
const always = { when: () => true };
const missingClient = { ...always, path: ["clientId"], params: { fault: "required" } };

export const newListForm = z
  .object({ ...listShape, kind: z.enum(listKinds), filter })
  .refine(hasClient, missingClient)
  .refine(({ kind, filter: chosenFilter }) => kind !== "dynamic" || chosenFilter !== undefined, {
    ...always,
    path: ["filter"],
    params: { fault: "required" },
  });
export type NewListForm = z.output<typeof newListForm>;

export const listForm = z
  .object({ ...listShape, filter, version: z.coerce.number().int().min(1) })
  .refine(hasClient, missingClient);
export type ListForm = z.output<typeof listForm>;

/** Only who is let in or kept away belongs to a client. */
export const clientOf = ({ purpose, clientId }: Client): string | null =>
  isForClient(purpose) ? (clientId ?? null) : null;

/** The parameters in the address of the lists; invalid values are ignored. */
export const listsView = z.object({
  view: z.enum(listViews).catch("current"),
  q: askedText(200),
  purpose: z.enum(listPurposes).optional().catch(undefined),
  after: askedId,
  before: askedId,
});
export type ListsView = z.output<typeof listsView>;

/** The start of a new list, as other screens hand it over: a filter, if it is one. */
export function startIn(address: URL): { kind: "dynamic"; filter: string } | object {
  const text = address.searchParams.get("filter") ?? "";
  return filterIn(text) ? { kind: "dynamic", filter: text } : {};
}

const ids = z.array(z.uuid()).max(mostCombinedLists);

export const combineForm = z
  .object({ ...listShape, how: z.enum(combinations), lists: ids.min(2), kind: z.enum(listKinds) })
  .refine(hasClient, missingClient);
export type CombineForm = z.output<typeof combineForm>;

/** Which lists are to become one and how, as the address says it; the first leads. */
export function askedIn({ searchParams }: URL) {
  const named = [...new Set([searchParams.get("first") ?? "", ...searchParams.getAll("other")])].filter(Boolean);
  return {
    how: z.enum(combinations).catch("union").parse(searchParams.get("how")),
    lists: ids.catch([]).parse(named),
  };
}
