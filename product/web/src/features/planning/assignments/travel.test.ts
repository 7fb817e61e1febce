import { expect } from "vitest";
import { judgePeople, readPlanned } from "@product/database/rules/judge-shift";
import { database } from "@product/database/client";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { assignWorker } from "./commands.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, venue } = usePlanning(query);

const venueIn = async (town: string) => {
  const venueId = await venue();
  await query("UPDATE app.venue SET town = $2 WHERE id = $1", [venueId, town]);
  return venueId;
};

/** Findings about a worker who works in Bilbao until ten and should begin elsewhere at a quarter past. */
async function saidOf(town: string) {
  const there = await shift(await event({ venueId: await venueIn("Bilbao") }));
  await assignWorker(planner, there, { slotId: await slot(there, { roleId: ready.roleId }), workerId: ready.id });
  const times = { startsAt: "2027-06-18T22:15", endsAt: "2027-06-18T23:15" };
  const next = await shift(await event({ venueId: await venueIn(town) }), times);
  const people = [{ workerId: ready.id, roleId: ready.roleId, toldAt: null }];
  const found = await judgePeople(database, (await readPlanned(database, next))!, people);
  return found.get(ready.id)!.filter(({ rule }) => rule.endsWith("TRAVEL"));
}

test("Venues without a point on the map lie in the centre of their town: the way between towns takes its time", async () => {
  const [finding] = await saidOf("Vitoria-Gasteiz");
  expect(finding).toMatchObject({ numbers: { gapMinutes: 15 } });
  expect(finding!.numbers["neededMinutes"]).toBeGreaterThan(55);
});

test.for(["Bilbao", "Atlantis"])("Within a town, or from one that is not known, nothing is said (%s)", async (town) => {
  expect(await saidOf(town)).toEqual([]);
});
