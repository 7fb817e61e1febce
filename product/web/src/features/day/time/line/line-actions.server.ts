/** Actions of the office on one line of hours. */
import { eq } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { instantOf } from "@product/domain/time/instant-of";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { approveHours, reopenHours } from "#features/day/time/commands.server.ts";
import { agreeToCorrection, proposeCorrection, refuseCorrection } from "./corrections.server.ts";
import { settleDispute, writeAsCompany } from "./disputes.server.ts";
import {
  agreeForm,
  correctionForm,
  revealReasonForm,
  messageForm,
  refuseForm,
  reopenForm,
  settleForm,
  type CorrectionForm,
} from "#features/day/time/schema.ts";

const back = (_done: unknown, request: Request) => pageAddress(request).pathname;

export const lineActions = (id: string) => ({
  approve: formAction(
    "timesheet.approve",
    revealReasonForm,
    (actor, { minutes, looked }) => approveHours(actor, [{ id, minutes, looked }]),
    back,
  ),
  propose: formAction(
    "time.create",
    correctionForm,
    async (actor, form) => proposeCorrection(actor, id, { ...form, at: await momentOf(id, form) }),
    back,
  ),
  agree: formAction(
    "time.approve",
    agreeForm,
    (actor, { correctionId }) => agreeToCorrection(actor, id, correctionId),
    back,
  ),
  refuse: formAction(
    "time.approve",
    refuseForm,
    (actor, { correctionId, refusal }) => refuseCorrection(actor, id, correctionId, refusal),
    back,
  ),
  write: formAction("time.approve", messageForm, (actor, { message }) => writeAsCompany(actor, id, message), back),
  settle: formAction("timesheet.edit", settleForm, (actor, { lastWord }) => settleDispute(actor, id, lastWord), back),
  reopen: formAction(
    "timesheet.edit",
    reopenForm,
    (actor, { reopenReason }) => reopenHours(actor, id, reopenReason),
    back,
  ),
});

/** In an hour that occurs twice, coming is taken as the first and going as the last. */
async function momentOf(id: string, { at, kind }: CorrectionForm): Promise<Date> {
  const [place] = await database
    .select({ timeZone: events.timeZone })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(eq(assignments.id, id));
  if (!place) throw new Refused({ code: "record.changed-meanwhile" });
  const read = instantOf(at, place.timeZone);
  if (read.is === "one") return new Date(read.at);
  if (read.is === "twice") return new Date(kind === "out" || kind === "break_end" ? read.later : read.earlier);
  throw read.is === "skipped"
    ? new Refused({ code: "time.skipped", next: read.nextWall.slice(-5) })
    : new Refused({ code: "hours.correction-illegal" });
}
