import { expect } from "vitest";
import { calendarFile } from "@product/domain/calendar/calendar-file";
import { renewTokens, tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { answerOffer } from "#features/planning/answers/commands.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { cancelShift, editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { appointmentOf, calendarBehind } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const tokens = () => inTransaction((tx) => tokensFor(tx, ready.id));
const shown = async () => {
  const { rows, language } = (await calendarBehind((await tokens()).calendar))!;
  return rows.map((row) => appointmentOf(row, language));
};

test("A worker's calendar follows their shifts: none that was only offered, moved ones by the same name, lost ones as cancelled", async () => {
  itIs("2027-06-01T09:00:00Z");
  const shiftId = await shift(await event());
  const slotId = await slot(shiftId, { roleId: ready.roleId, fillMode: "invite" });
  const publish = async () => publishShift(planner, shiftId, await versionOf("shift", shiftId));
  await publish();
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  expect(await shown()).toEqual([]);
  await answerOffer((await tokens()).answer, id, "accept");
  const [first] = await shown();
  expect(first).toMatchObject({ uid: `${id}@cuadrante`, status: "CONFIRMED", title: "Ribera Sonora: Montador/a" });
  expect(calendarFile("Mis turnos", [first!])).toContain("DTSTART;TZID=Europe/Madrid:20270618T140000");

  const version = await versionOf("shift", shiftId);
  const moved = { title: "Barra", startsAt: "2027-06-18T16:00", endsAt: "2027-06-18T22:00", version };
  await editShift(planner, shiftId, shiftForm.parse(moved));
  expect((await shown())[0], "a draft is nobody's business").toMatchObject({ startsAt: first!.startsAt });
  await publish();
  const [second] = await shown();
  expect(second).toMatchObject({ uid: first!.uid, status: "TENTATIVE", startsAt: new Date("2027-06-18T14:00:00Z") });
  expect(second!.sequence).toBeGreaterThan(first!.sequence);

  await cancelShift(planner, shiftId, await versionOf("shift", shiftId));
  const [last] = await shown();
  expect(last).toMatchObject({ uid: first!.uid, status: "CANCELLED" });
  expect(last!.sequence).toBeGreaterThan(second!.sequence);
});

test("A calendar's link opens no answers, and nothing once it was replaced", async () => {
  const { calendar, answer } = await tokens();
  expect(await calendarBehind(answer)).toBeUndefined();
  expect(await calendarBehind(calendar)).toBeDefined();
  await inTransaction((tx) => renewTokens(tx, ready.id));
  expect(await calendarBehind(calendar)).toBeUndefined();
});
