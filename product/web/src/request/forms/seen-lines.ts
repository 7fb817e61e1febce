import { z } from "zod";

const mostAtOnce = 400;
const isSeen = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,5}$/;

/** Which lines of hours, and the minutes that were read of each, `id:minutes`: what has changed since is not decided. */
export const seenLines = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((lines) => [...new Set([lines].flat())])
  .refine((lines) => lines.length >= 1, { params: { fault: "chooseOne" } })
  .refine((lines) => lines.length <= mostAtOnce, { params: { fault: "tooMany", max: mostAtOnce } })
  .refine((lines) => lines.every((each) => isSeen.test(each)))
  .transform((lines) => lines.map((each) => ({ id: each.slice(0, 36), minutes: Number(each.slice(37)) })));
