import { z } from "zod";
import { rotaSubjects, rotaViews } from "@product/domain/planning/rota/rota";
import { wallTimeForm } from "@product/domain/planning/shifts";
import { day } from "#request/forms/day.ts";

export const rotaAddress = "/admin/working-schedules";

/** The query in the address; values that make no sense are ignored. */
export const rotaQuery = z.object({
  view: z.enum(rotaViews).catch("week"),
  by: z.enum(rotaSubjects).catch("people"),
  as: z.enum(["grid", "list"]).catch("grid"),
  day: day.optional().catch(undefined),
  event: z.uuid().optional().catch(undefined),
  role: z.string().max(60).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type RotaQuery = z.output<typeof rotaQuery>;

/** Scope of the review before publishing: the rota as filtered, one shift, or everything that waits in one event. */
export const reviewQuery = rotaQuery.extend({
  shift: z.uuid().optional().catch(undefined),
  days: z.literal("all").optional().catch(undefined),
});
export type ReviewQuery = z.output<typeof reviewQuery>;

export const copyAddress = `${rotaAddress}/copy`;
export const editAddress = `${rotaAddress}/edit`;
export const sheetAddress = `${rotaAddress}/sheets`;
export const peoplePageAddress = `${rotaAddress}/people`;
export const publishAddress = `${rotaAddress}/publish`;

/** From where one came to the review: the shifts of an event, or the schedule. */
export const isOfEvent = ({ event, shift, days }: ReviewQuery): boolean =>
  event !== undefined && (shift !== undefined || days === "all");

export function cameFrom(search: URLSearchParams): string {
  const query = reviewQuery.parse(Object.fromEntries(search));
  if (isOfEvent(query)) return `/admin/events/${query.event}/shifts${query.day ? `?day=${query.day}` : ""}`;
  return search.size > 0 ? `${rotaAddress}?${search.toString()}` : rotaAddress;
}

const mostAtOnce = 500;
const isSeen = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$/;

/** Shifts that were ticked, each with the version that was read: `id:version`. */
export const publishRotaForm = z.object({
  seen: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((seen) => [...new Set([seen].flat())])
    .refine((seen) => seen.length >= 1, { params: { fault: "chooseOne" } })
    .refine((seen) => seen.length <= mostAtOnce, { params: { fault: "tooMany", max: mostAtOnce } })
    .refine((seen) => seen.every((each) => isSeen.test(each)))
    .transform((seen) => seen.map((each) => ({ id: each.slice(0, 36), version: Number(each.slice(37)) }))),
  /** Empty is at once. */
  publishAt: z.string().trim().regex(wallTimeForm).optional(),
});

export const onPublication = z.object({ publicationId: z.uuid() });
