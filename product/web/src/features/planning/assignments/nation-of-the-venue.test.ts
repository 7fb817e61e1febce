import { describe, expect } from "vitest";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { judgePeople, readPlanned } from "@product/database/rules/judge-shift";
import { contracted } from "#testing/contracted.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { event, shift, venue } = usePlanning(query);

/** Which laws of children speak against a shift at a venue of that nation. */
async function laws(workerId: string, nation: string | null): Promise<string[]> {
  const venueId = await venue("Europe/London");
  await query("UPDATE app.venue SET country = 'UK', nation = $2 WHERE id = $1", [venueId, nation]);
  const shiftId = await shift(await event({ venueId, legalEntityId: demoEntities.UK.id }));
  const planned = (await readPlanned(database, shiftId))!;
  const found = await judgePeople(database, planned, [{ workerId, roleId: ready.roleId, toldAt: null }]);
  return found
    .get(workerId)!
    .filter(({ check }) => check === "too-young")
    .map(({ rule }) => rule);
}

describe("a company of England with a venue elsewhere", () => {
  test("asks there by the law of the venue, and by its own where the venue says nothing", async () => {
    // Leaves school on 26 June 2026 in England, and on 30 June 2027 in Northern Ireland; the shift is on 18 June 2027.
    const workerId = await contracted(demoEntities.UK.id, { country: "UK", identities: [], birthDate: "2010-07-02" });
    expect(await laws(workerId, null)).toEqual([]);
    expect(await laws(workerId, "northern-ireland")).toEqual(["NI-CHILD"]);
    await query("UPDATE app.legal_entity SET nation = 'northern-ireland' WHERE id = $1", [demoEntities.UK.id]);
    expect(await laws(workerId, null)).toEqual(["NI-CHILD"]);
    expect(await laws(workerId, "england-wales")).toEqual([]);
  });
});
