import { describe, expect } from "vitest";
import { erasurePlan } from "@product/domain/privacy/erasure-plan";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { editRetentionRule } from "./commands.server.ts";
import { retentionRows, retentionRuleWith } from "./queries.server.ts";
import { retentionForm, type RetentionForm } from "./schema.ts";

const { query } = useTestDatabase();

const office = who(["settings.view", "settings.edit"]);
const fields = { basisEn: "We need it", basisEs: "Hace falta", ending: "delete", version: 1 };
const form = (id: string, typed: Record<string, unknown>): RetentionForm =>
  retentionForm(id).parse({ ...fields, ...typed });
const faults = (id: string, typed: Record<string, unknown>) =>
  retentionForm(id)
    .safeParse({ ...fields, ...typed })
    .error?.issues.map(({ path, code, ...issue }) => [path[0], "params" in issue ? issue.params : code]);

describe("how long records are kept", () => {
  test("stands in the settings from the start, and no term is shorter than the law wants", async () => {
    const rows = await retentionRows();
    expect(rows.map(({ id, term, unit }) => [id, `${term} ${unit}`])).toMatchObject({
      0: ["time-register-es", "4 years"],
      1: ["payroll-es", "5 years"],
      10: ["applications-uk", "12 months"],
      13: ["audit", "5 years"],
      15: ["application-drafts", "30 days"],
      16: ["call-outs", "4 years"],
      17: ["incidents", "5 years"],
      18: ["complaints", "3 years"],
      19: ["whereabouts", "30 days"],
      20: ["page-drafts", "90 days"],
      21: ["client-signers", "6 years"],
      length: 22,
    });
    for (const { id, term, unit } of rows) expect(faults(id, { term, unit }), id).toBeUndefined();
  });

  test("is six years for contracts, their files and leave in the UK, to the day and never less", async () => {
    const facts = {
      country: "UK" as const,
      workedUntil: "2026-03-31",
      held: { contracts: { records: 1, newest: "2025-01-01" }, absences: { records: 2, newest: "2026-03-01" } },
      rules: await retentionRows(),
    };
    const planned = (today: string) =>
      erasurePlan({ ...facts, today })
        .filter(({ dataClass }) => dataClass === "contracts" || dataClass === "absences")
        .map(({ does, until, ruleId }) => [does, until, ruleId]);
    expect(planned("2032-03-31")).toEqual([
      ["block", "2032-03-31", "pay-uk"],
      ["block", "2032-03-31", "pay-uk"],
    ]);
    expect(planned("2032-04-01").map(([does]) => does)).toEqual(["delete", "delete"]);
    const { rows } = await query("SELECT retention_rule_uk_id AS rule FROM app.document_type WHERE key = 'contract'");
    expect(rows).toEqual([{ rule: "pay-uk" }]);
    expect(faults("pay-uk", { term: "72", unit: "months" })).toBeUndefined();
    expect(faults("pay-uk", { term: "71", unit: "months" })).toEqual([["term", { fault: "yearsAtLeast", min: 6 }]]);
  });

  test("may be longer than the law wants, and never shorter", () => {
    expect(faults("time-register-es", { term: "60", unit: "months" })).toBeUndefined();
    expect(faults("time-register-es", { term: "3", unit: "years" })).toEqual([
      ["term", { fault: "yearsAtLeast", min: 4 }],
    ]);
    expect(faults("messages", { term: "0", unit: "weeks" })).toEqual([
      ["term", "too_small"],
      ["unit", "invalid_value"],
    ]);
  });

  test("is changed by the office, and the trail tells what it was", async () => {
    await editRetentionRule(office, "messages", form("messages", { term: 6, unit: "months", ending: "anonymise" }));
    expect(await retentionRuleWith("messages")).toMatchObject({ term: 6, unit: "months", version: 2 });
    expect(await lastActs()).toMatchObject([{ act: "retention-rule.edit", subjects: ["retention-rule messages"] }]);
    await expect(
      editRetentionRule(office, "messages", form("messages", { term: 1, unit: "days" })),
    ).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
    await expect(
      editRetentionRule(who(["settings.view"]), "audit", form("audit", { term: 1, unit: "years" })),
    ).rejects.toMatchObject({ name: "NotPermitted" });
  });
});
