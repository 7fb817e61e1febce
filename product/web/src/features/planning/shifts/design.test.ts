import { expect } from "vitest";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { editShift, publishShift } from "./commands.server.ts";
import { designFindings } from "./queries.server.ts";
import { shiftForm } from "./schema.ts";

const { query } = useReadyWorker();
const { event, shift, versionOf } = usePlanning(query);
const rulesOf = async (id: string) => (await designFindings(id)).map(({ finding }) => finding.rule);

test("A shift of more than six hours without a break is told of before anyone is asked, also while a change waits", async () => {
  const eventId = await event();
  const six = { startsAt: "2027-06-18T14:00", endsAt: "2027-06-18T20:00", breakMinutes: 0 };
  const id = await shift(eventId, six);
  expect(await rulesOf(id)).toEqual([]);
  expect(await designFindings(await shift(eventId, { ...six, endsAt: "2027-06-18T20:01" }))).toMatchObject([
    {
      name: { es: "Pausa de 15 min si se superan 6 h" },
      finding: { rule: "ES-BREAK-15", shortfall: 15, citation: { es: "ET art. 34.4" } },
    },
  ]);
  await publishShift(planner, id, await versionOf("shift", id));
  const longer = { title: "Barra", ...six, endsAt: "2027-06-18T21:00", version: await versionOf("shift", id) };
  await editShift(planner, id, shiftForm.parse(longer));
  expect(await rulesOf(id)).toEqual(["ES-BREAK-15"]);
});
