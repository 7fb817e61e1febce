import { z } from "zod";
import { wallTimeForm } from "@product/domain/planning/shifts";

export const moveAddress = (shiftId: string) => `/admin/working-schedules/shifts/${shiftId}`;

const wallTime = z.string().trim().regex(wallTimeForm);
const version = z.coerce.number().int().min(1);

/** The times a shift is to have, on the clock of its venue, and the version that was looked at. */
export const moveForm = z
  .object({
    startsAt: wallTime,
    endsAt: wallTime,
    /** Which of two hours that bear the same name, where the clocks go back. */
    startsWhich: z.enum(["earlier", "later"]).optional(),
    endsWhich: z.enum(["earlier", "later"]).optional(),
    version,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    when: () => true,
    path: ["endsAt"],
    params: { fault: "endsBeforeStart" },
  });
export type MoveForm = z.output<typeof moveForm>;

/** Somebody's place, and who has it from now on. */
export const giveForm = z.object({ assignmentId: z.uuid(), workerId: z.uuid(), version });
export type GiveForm = z.output<typeof giveForm>;

export const nothingToSay = z.object({});

/** Values that the address may give the form: the place meant, and times to begin with. */
export const askedTimes = z
  .object({
    assignment: z.uuid().optional().catch(undefined),
    startsAt: wallTime.optional().catch(undefined),
    endsAt: wallTime.optional().catch(undefined),
  })
  .transform(({ assignment, startsAt, endsAt }) => ({
    assignment,
    times: { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) },
  }));
