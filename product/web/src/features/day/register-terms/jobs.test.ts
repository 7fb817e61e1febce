import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealPunches } from "@product/database/register/sealer";
import { verifyRegister } from "@product/database/register/verify";
import { disputeHours } from "#features/day/time/commands.server.ts";
import { settleDispute } from "#features/day/time/line/disputes.server.ts";
import { itIs } from "#testing/clock.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { lastActs, test } from "#testing/world.ts";
import { termJobs } from "./jobs.server.ts";

const { query, ready, worked } = useWorkedShifts();
const finance = who(["time.view", "timesheet.edit"]);
const left = async () => (await query("SELECT to_regclass('app.punch_2027_06') AS part")).rows[0].part !== null;
const on = async (moment: string) => {
  itIs(moment);
  await termJobs["register.end-terms"]();
};

describe("a month of the register", () => {
  test("stays for the whole of its longest term, and as long as someone needs it; then the chain holds without it", async () => {
    const id = await worked(["in", "14:00"], ["out", "22:00"]);
    await sealPunches();
    await on("2031-06-30T12:00:00Z");
    expect(await left()).toBe(true);
    itIs("2027-06-20T09:00:00Z");
    await disputeHours(ready.id, id, "We cleared up until eleven");
    await on("2031-07-02T12:00:00Z");
    expect(await left()).toBe(true);
    await settleDispute(finance, id, "The gate closed at ten");
    await query("UPDATE app.retention_rule SET term = 5 WHERE id = 'time-register-es'");
    await on("2031-07-02T12:00:00Z");
    expect(await left()).toBe(true);
    await query("UPDATE app.retention_rule SET term = 4 WHERE id = 'time-register-es'");
    await on("2031-07-02T12:00:00Z");
    expect(await left()).toBe(false);
    expect(await lastActs()).toMatchObject([{ act: "register.end-term", actorKind: "system" }]);
    expect((await verifyRegister(demoEntities.ES.id, new Date("2031-07-02T12:00:00Z"))).faults).toEqual([]);
  });
});
