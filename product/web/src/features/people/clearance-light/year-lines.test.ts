import { expect, test } from "vitest";
import { allReasons } from "@product/domain/clearance/clearance";
import { overviewOf } from "@product/domain/clearance/overview";
import { ana, rules } from "@product/domain/clearance/testing/someone";
import { messages } from "./messages.ts";
import { checkKey } from "./use-check-name.ts";
import { ownTone } from "./use-year-lines.ts";

test("the days from tomorrow on which a contract stands are drawn as days that are in order", () => {
  const today = "2026-05-31";
  const contract = {
    legalEntityId: ana.legalEntityId,
    state: "signed" as const,
    firstDay: "2026-06-01",
    lastDay: null,
    altaOn: "2026-06-01",
    bajaOn: null,
  };
  const facts = { ...ana, engagements: [contract] };
  const ask = { mode: "assign" } as const;
  const { checks } = overviewOf(facts, rules, ask, allReasons(facts, rules, ask), today);
  const lane = checks.find(({ kind }) => kind === "contract")!;
  expect(lane).toMatchObject({ verdict: "BLOCK", days: [{ from: "2026-06-01" }] });
  expect(lane.days.map((days) => ownTone(days, today))).toEqual([{ tone: "ok" }]);
  expect(ownTone({ from: today }, today), "what is in order today is drawn as it stands today").toEqual({});
});

test("of a contract in the UK nothing is said of registration in Spain", () => {
  expect(messages[checkKey("contract", "UK")]).toEqual({ en: "Contract", es: "Contrato" });
  expect(messages[checkKey("contract", "ES")].es).toContain("alta");
});
