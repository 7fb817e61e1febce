import { expect } from "vitest";
import type { Zone } from "@product/domain/time/zone";
import { tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { availabilityForm } from "#features/people/worker-page/schema.ts";
import { itIs } from "#testing/clock.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { lastActs, test } from "#testing/world.ts";
import { setAvailability, takeBackAvailability } from "./commands.server.ts";
import { entriesBehind, saidDuring } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const token = async () => (await inTransaction((tx) => tokensFor(tx, ready.id))).answer;

test("A worker says by their link when they cannot work, it is told of that time, and they take it back", async () => {
  itIs("2027-06-01T09:00:00Z");
  const form = { kind: "unavailable", firstDay: "2027-06-18", lastDay: "2027-06-18", from: "08:00", until: "14:00" };
  await setAvailability(await token(), availabilityForm.parse(form));
  expect(await lastActs()).toMatchObject([{ act: "worker.availability", actorKind: "worker" }]);
  const during = (from: string, until: string) =>
    saidDuring([ready.id], {
      startsAt: new Date(`2027-06-18T${from}Z`),
      endsAt: new Date(`2027-06-18T${until}Z`),
      timeZone: "Europe/Madrid" as Zone,
    });
  expect([...(await during("11:00", "15:00"))]).toEqual([[ready.id, "unavailable"]]);
  expect([...(await during("12:00", "15:00"))], "14:00 in Madrid").toEqual([]);
  const [entry] = (await entriesBehind(await token()))!;
  await query("UPDATE app.availability SET source = 'planner' WHERE id = $1", [entry!.id]);
  await expect(takeBackAvailability(await token(), entry!.id)).rejects.toMatchObject({ name: "Refused" });
  await query("UPDATE app.availability SET source = 'worker' WHERE id = $1", [entry!.id]);
  await takeBackAvailability(await token(), entry!.id);
  expect(await entriesBehind(await token())).toEqual([]);
  expect(await entriesBehind("unknown")).toBeUndefined();
  await expect(setAvailability("unknown", availabilityForm.parse(form))).rejects.toMatchObject({ name: "Refused" });
});
