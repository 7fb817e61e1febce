import { z } from "zod";
import { askTemplateNames, messageLength, rejectReasons } from "@product/domain/forms/decisions";

export const reviewAddress = "/admin/workers/review";
export const mostAtOnce = 50;

export const reviewViews = ["waiting", "asked", "decided"] as const;
export type ReviewView = (typeof reviewViews)[number];

const version = z.coerce.number().int().min(1);
const message = z.string().trim().max(messageLength).default("");

export const versionForm = z.object({ version });

export const askForm = z
  .object({ version, template: z.enum(askTemplateNames).optional(), message })
  .refine(({ template, message: text }) => template !== undefined || text !== "", {
    path: ["message"],
    params: { fault: "required" },
  });
export type AskForm = z.output<typeof askForm>;

export const rejectForm = z.object({ version, reason: z.enum(rejectReasons), message });
export type RejectForm = z.output<typeof rejectForm>;

export const acceptingForm = z.object({ version, sameAs: z.uuid().optional() });

export const likenessForm = z.object({ version, workerId: z.uuid(), verdict: z.enum(["same", "other"]) });
export type LikenessForm = z.output<typeof likenessForm>;

const isRead = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}(:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;

/** As it was read, `id:version`, with the worker whom it is about where that was said: `id:version:worker`. */
export const pickedFrom = (text: string): Picked | undefined => {
  if (!isRead.test(text)) return undefined;
  const [id, read, sameAs] = text.split(":");
  return { id: id!, version: Number(read), sameAs };
};
export type Picked = { id: string; version: number; sameAs?: string | undefined };

export const severalActions = ["accept", "ask-more", "reject", "mark-spam"] as const;
export type SeveralAction = (typeof severalActions)[number];

export const severalForm = z
  .object({
    picked: z
      .union([z.string(), z.array(z.string())])
      .default([])
      .transform((picked) => [picked].flat())
      .refine((picked) => picked.length >= 1, { params: { fault: "chooseOne" } })
      .refine((picked) => picked.length <= mostAtOnce, { params: { fault: "tooMany", max: mostAtOnce } })
      .refine((picked) => picked.every((each) => isRead.test(each)))
      .transform((picked) => picked.flatMap((each) => pickedFrom(each) ?? [])),
    actionName: z.enum(severalActions),
    reason: z.enum(rejectReasons).optional(),
    template: z.enum(askTemplateNames).optional(),
    message,
  })
  .refine(
    ({ actionName, template, message: text }) => actionName !== "ask-more" || template !== undefined || text !== "",
    {
      path: ["message"],
      params: { fault: "required" },
    },
  );
export type SeveralForm = z.output<typeof severalForm>;

export const sureForm = z.object({ sure: z.literal("yes").optional() });
