import { z } from "zod";
import { requestNoteLength } from "@product/domain/documents/requests";
import { mostAtOnce } from "@product/domain/people/bulk-changes";

const mostKinds = 50;

const kinds = z
  .array(z.string())
  .max(mostKinds)
  .default([])
  .refine((sent) => sent.every((each) => z.uuid().safeParse(each).success))
  .refine((sent) => sent.length > 0, { params: { fault: "chooseOne" } })
  .transform((sent) => [...new Set(sent)]);

const note = z.string().trim().max(requestNoteLength).default("");

export const requestForm = z.object({ kinds, note });
export type RequestForm = z.output<typeof requestForm>;

export const withdrawForm = z.object({ document: z.uuid() });
export const remindForm = z.object({ actionName: z.literal("remind").default("remind") });

/** The ids of those who were shown, between commas. */
const workers = z
  .string()
  .max(mostAtOnce * 40)
  .transform((text) => text.split(",").filter((id) => z.uuid().safeParse(id).success));

export const requestManyForm = z.object({ kinds, note, workers, from: z.string().max(10_000).default("") });
export type RequestManyForm = Omit<z.output<typeof requestManyForm>, "from">;

/** Kinds in the address of the preview; the workers are named as for other changes of many. */
export function kindsAskedIn(searchParams: URLSearchParams): { kinds: string[]; note: string } {
  const sent = [...new Set(searchParams.getAll("kinds"))].filter((id) => z.uuid().safeParse(id).success);
  const text = (searchParams.get("note") ?? "").replaceAll("\0", "").slice(0, requestNoteLength);
  return { kinds: sent.slice(0, mostKinds), note: text };
}
