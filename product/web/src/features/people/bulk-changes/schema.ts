import { z } from "zod";
import { bulkActionKinds, mostAtOnce, tagLength } from "@product/domain/people/bulk-changes";
import { askedText } from "#request/forms/asked.ts";

/** The parameters in the address of the preview: the action, and the workers. */
const choiceFields = z.object({
  what: z.enum(["tag", "role", "status"]).catch("tag"),
  how: z.enum(["add", "remove"]).catch("add"),
  value: askedText(tagLength),
  /** Everyone whom the list shows, and not only those who are ticked. */
  all: z.literal("1").optional().catch(undefined),
  /** The address of the list, to come back to. */
  from: z.string().max(10_000).catch(""),
});
export type BulkAsked = z.output<typeof choiceFields> & { ids: string[] };

export function bulkAskedIn(searchParams: URLSearchParams): BulkAsked {
  const ids = [...new Set(searchParams.getAll("worker"))].filter((id) => z.uuid().safeParse(id).success);
  return { ...choiceFields.parse(Object.fromEntries(searchParams)), ids: ids.slice(0, mostAtOnce) };
}

/** Those who were shown, between commas. */
const shown = z
  .string()
  .max(mostAtOnce * 40)
  .transform((text) => [...new Set(text.split(","))].filter((id) => z.uuid().safeParse(id).success));

export const bulkForm = z.object({
  kind: z.enum(bulkActionKinds),
  value: z.string().trim().min(1).max(tagLength),
  shown,
  /** Names what was read of them: where that has changed, nothing is done. */
  proposal: z.string().max(200).default(""),
  from: z.string().max(10_000).default(""),
});
export type BulkForm = Omit<z.output<typeof bulkForm>, "from">;
