import { describe, expect } from "vitest";
import { bindClock } from "#request/clock.ts";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { createOverride, endOverride } from "./commands.server.ts";
import { overrideRows, overrideWith, settingsForJudging } from "./queries.server.ts";
import { overrideForm, type OverrideForm } from "./schema.ts";

const { query } = useTestDatabase();

const office = who(["settings.view", "settings.edit"]);
const typed = { rule: "ES-REST-12", scope: "global", reason: "Agreed with the works council", from: "2026-06-01" };
const form = (more: Record<string, unknown>): OverrideForm => overrideForm.parse({ ...typed, ...more });
const faults = (more: Record<string, unknown>) =>
  overrideForm
    .safeParse({ ...typed, ...more })
    .error?.issues.map(({ path, ...issue }) => [path[0], "params" in issue ? issue.params : issue.code]);

describe("an override of a rule", () => {
  test("is made by the office for a scope, and the engine takes it with its days", async () => {
    const { rows } = await query("INSERT INTO app.client (name) VALUES ('Oribay Live') RETURNING id");
    const clientId = rows[0].id as string;
    const { id } = await createOverride(
      office,
      form({ scope: `client:${clientId}`, number: "10", allowedBy: "RD 1561/1995 art. 7" }),
    );
    expect(await lastActs()).toMatchObject([{ act: "rule-setting.create", subjects: [`rule-setting ${id}`] }]);
    expect(await settingsForJudging()).toEqual([
      {
        id,
        rule: "ES-REST-12",
        scope: { kind: "client", id: clientId },
        numbers: { hours: 10 },
        severity: null,
        allowedBy: "RD 1561/1995 art. 7",
        from: "2026-06-01",
        until: null,
      },
    ]);
    expect(await overrideRows("es")).toMatchObject([{ scopeKind: "client", scopeName: "Oribay Live", number: 10 }]);
  });

  test("is ended today, once, and not by whoever read it earlier", async () => {
    const before = bindClock(() => new Date("2026-07-01T10:00:00Z"));
    const { id } = await createOverride(office, form({ number: 11 }));
    await endOverride(office, id, { version: 1 });
    expect(await overrideWith(id, "en")).toMatchObject({ untilDay: "2026-07-01", version: 2 });
    await expect(endOverride(office, id, { version: 1 })).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    bindClock(before.clock);
  });

  test("that is still to come never comes once it is taken back", async () => {
    const { id } = await createOverride(office, form({ severity: "warn", from: "2090-01-01" }));
    await endOverride(office, id, { version: 1 });
    expect(await overrideWith(id, "en")).toMatchObject({ fromDay: "2090-01-01", untilDay: "2089-12-31" });
  });

  test("is refused for what is gone, and to whoever may not", async () => {
    for (const scope of [`client:${crypto.randomUUID()}`, "role:nobody", `event:${crypto.randomUUID()}`])
      await expect(createOverride(office, form({ scope, number: 10 }))).rejects.toMatchObject({
        refusals: [{ code: "record.choice-gone" }],
      });
    await expect(createOverride(who(["settings.view"]), form({ number: 10 }))).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });

  test("needs a number or a severity that makes sense, and a reason", () => {
    expect(faults({ number: "10" })).toBeUndefined();
    expect(faults({})).toEqual([["number", { fault: "required" }]]);
    expect(faults({ number: "0" })).toEqual([["number", { fault: "tooSmall", min: 1 }]]);
    expect(faults({ number: "25" })).toEqual([["number", { fault: "tooLarge", max: 24 }]]);
    expect(faults({ number: "10", reason: "because" })).toEqual([["reason", { fault: "reasonShort", min: 10 }]]);
    expect(faults({ number: "10", from: "2026-02-30" })).toEqual([["from", { fault: "date" }]]);
    expect(faults({ number: "10", rule: "OVERLAP" })?.[0]?.[0]).toBe("rule");
    expect(faults({ number: "10", scope: "planet:mars" })?.[0]?.[0]).toBe("scope");
  });

  test("never takes the weight from what protects minors", () =>
    expect(faults({ rule: "ES-MIN-18-NIGHT", severity: "off" })).toEqual([["severity", { fault: "severityFixed" }]]));
});
