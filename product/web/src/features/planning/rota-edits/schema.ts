import { z } from "zod";
import { day } from "#request/forms/day.ts";

const mostAtOnce = 200;
const isSeen = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$/;

/** Shifts that were ticked, each with the version that was read: `id:version`. */
const seen = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((ticked) => [...new Set([ticked].flat())])
  .refine((ticked) => ticked.length >= 1, { params: { fault: "chooseOne" } })
  .refine((ticked) => ticked.length <= mostAtOnce, { params: { fault: "tooMany", max: mostAtOnce } })
  .refine((ticked) => ticked.every((each) => isSeen.test(each)))
  .transform((ticked) => ticked.map((each) => ({ id: each.slice(0, 36), version: Number(each.slice(37)) })));

/** The shifts of some days once more, so many days later or earlier. */
export const copyForm = z.object({
  seen,
  from: day,
  to: day,
  people: z.literal("on").optional(),
  /** Which one is meant of a time that comes twice that night. */
  twice: z.enum(["earlier", "later"]).optional(),
  /** Decision for a time that does not exist that night. */
  skipped: z.enum(["next"]).optional(),
});
export type CopyForm = z.output<typeof copyForm>;

/** Changes for all the ticked shifts; an empty field changes nothing. */
export const editForm = z
  .object({
    seen,
    minutes: z.coerce.number().int().min(-1440).max(1440).default(0),
    breakMinutes: z.coerce.number().int().min(0).max(240).optional(),
    roleId: z.uuid().optional(),
    heads: z.coerce.number().int().min(-100).max(100).default(0),
  })
  .refine(({ minutes, breakMinutes, heads }) => minutes !== 0 || breakMinutes !== undefined || heads !== 0, {
    when: () => true,
    path: ["minutes"],
    params: { fault: "required" },
  })
  .refine(({ heads, roleId }) => heads === 0 || roleId !== undefined, {
    when: () => true,
    path: ["roleId"],
    params: { fault: "required" },
  });
export type EditForm = z.output<typeof editForm>;
