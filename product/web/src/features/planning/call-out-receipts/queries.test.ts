import { expect } from "vitest";
import { tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { answerOffer } from "#features/planning/answers/commands.server.ts";
import { answerPage } from "#features/planning/answers/queries.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { forgetCallOuts } from "#features/planning/call-outs/forget.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { hr, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { renewLinks } from "./commands.server.ts";
import { hasLinks, receiptsOf } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const token = async () => (await inTransaction((tx) => tokensFor(tx, ready.id))).answer;

test("The receipts tell what was offered and answered, to who sees the event, outlive the shift, and end with their term", async () => {
  itIs("2027-06-01T09:00:00Z");
  const eventId = await event();
  const shiftId = await shift(eventId);
  const slotId = await slot(shiftId, { roleId: ready.roleId, fillMode: "invite" });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id, reason: "" });
  await answerOffer(await token(), id, "accept");
  const proof = {
    kind: "invited",
    event: "Ribera Sonora",
    shift: "Barra",
    startsAt: new Date("2027-06-18T12:00:00Z"),
    answer: "accept",
    answeredAt: new Date("2027-06-01T09:00:00Z"),
  };
  expect(await receiptsOf(planner, ready.id, "es")).toMatchObject([proof]);
  const at = (place: string) => who(["assignment.view"], { kind: "event", id: place });
  expect(await receiptsOf(at(eventId), ready.id, "es")).toHaveLength(1);
  expect(await receiptsOf(at(crypto.randomUUID()), ready.id, "es")).toEqual([]);
  await query("DELETE FROM app.shift WHERE id = $1", [shiftId]);
  expect(await receiptsOf(planner, ready.id, "es")).toMatchObject([proof]);

  itIs("2031-05-31T09:00:00Z");
  await forgetCallOuts();
  expect(await receiptsOf(planner, ready.id, "es")).toHaveLength(1);
  itIs("2031-06-02T09:00:00Z");
  await forgetCallOuts();
  expect(await receiptsOf(planner, ready.id, "es")).toEqual([]);
  expect(await lastActs()).toMatchObject([{ act: "worker.end-call-outs", subjects: [`worker ${ready.id}`] }]);
});

test("The office replaces the links of someone, and those of before open nothing", async () => {
  expect(await hasLinks(ready.id)).toBe(false);
  const before = await token();
  expect(await hasLinks(ready.id)).toBe(true);
  await renewLinks(hr, ready.id);
  expect(await lastActs()).toMatchObject([{ act: "worker.renew-links", subjects: [`worker ${ready.id}`] }]);
  expect(await answerPage(before, "es")).toBeUndefined();
  expect(await answerPage(await token(), "es")).toBeDefined();
  await expect(renewLinks(who(["worker.view"]), ready.id)).rejects.toMatchObject({ name: "NotPermitted" });
});
