import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { shownAct } from "#features/ground/audit/act.server.ts";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { revealPay } from "./commands.server.ts";
import { revealReasonForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });

const hr = who(["worker.view", "worker.create", "identity.view", "identity.edit", "pay.view", "pay.edit"]);

async function someone() {
  const typed = { firstName: "Ane", lastName: "Zubiri", email: "ane@looks.test", country: "ES", isAnother: true };
  const { id } = await createWorker(hr, createForm.parse({ ...typed, legalEntityId: demoEntities.ES.id }));
  return id;
}

describe("the reason for a look", () => {
  test("is asked for, and for what is none of the reasons in words", () => {
    const faults = (typed: object) =>
      revealReasonForm.safeParse(typed).error?.issues.map(({ path, code, ...issue }) => [path[0], issue.input ?? code]);
    expect(faults({})).toEqual([["lookReason", "invalid_type"]]);
    expect(faults({ lookReason: "curiosity" })?.map(([field]) => field)).toEqual(["lookReason"]);
    expect(faults({ lookReason: "other", lookText: "  " })?.map(([field]) => field)).toEqual(["lookText"]);
    expect(faults({ lookReason: "other", lookText: "x".repeat(201) })?.map(([field]) => field)).toEqual(["lookText"]);
    expect(faults({ lookReason: "authority" })).toBeUndefined();
  });

  test("stands in the trail, closed with the worker's key and opened for an auditor", async () => {
    const id = await someone();
    await revealPay(hr, id, { lookReason: "other", lookText: "Tax office, letter of 3 November" });
    const { rows } = await query(
      `SELECT act_id::text AS act, clear, sealed FROM app.act_subject WHERE subject_id = $1 ORDER BY act_id DESC LIMIT 1`,
      [id],
    );
    expect(rows[0].clear).toBeNull();
    expect(rows[0].sealed.toString("latin1")).not.toContain("Tax office");
    const shownTo = async (actor: typeof hr) =>
      (await shownAct(actor, BigInt(rows[0].act), "en"))!.subjects[0]!.details;
    expect(await shownTo(who(["audit.view", "worker.view"]))).toMatchObject({
      changes: [
        { field: "lookReason", after: "other" },
        { field: "lookText", after: "Tax office, letter of 3 November" },
      ],
      withheld: 0,
    });
    expect(await shownTo(who(["audit.view"]))).toMatchObject({ changes: [], withheld: 2 });
  });
});
