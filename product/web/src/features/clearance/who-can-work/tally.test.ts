import { describe, expect, it } from "vitest";
import { allReasons } from "@product/domain/clearance/clearance";
import { ana, heldDocument, rules } from "@product/domain/clearance/testing/someone";
import type { Facts } from "@product/domain/clearance/facts";
import { tallied } from "./tally.ts";

const reasonsOf = (spoilt: Partial<Facts>) => ({
  reasons: allReasons({ ...ana, ...spoilt }, rules, { mode: "assign" }).filter(({ until }) => until > "2026"),
});

describe("why people cannot work", () => {
  it("is counted by person, the most frequent first", () => {
    const withoutTraining = { documents: [heldDocument("dni"), heldDocument("photo")] };
    const people = [
      reasonsOf(withoutTraining),
      reasonsOf({ ...withoutTraining, status: "paused" }),
      reasonsOf({ status: "left" }),
    ];
    expect(tallied(people).map(({ key, people: n }) => [key, n])).toEqual([
      ["document.missing:prl-training", 2],
      ["status:left", 1],
      ["status:paused", 1],
    ]);
  });

  it("names one trouble once, whoever has to mend it and by which document", () => {
    const without = ana.documents.filter(({ typeId }) => typeId !== "dni");
    const offered = (typeId: string) => ({
      documents: [...without, { ...heldDocument(typeId), state: "waiting" as const }],
    });
    const people = [reasonsOf({ documents: without }), reasonsOf(offered("dni")), reasonsOf(offered("passport"))];
    expect(tallied(people).map(({ key, people: n }) => [key, n])).toEqual([["identity.missing:", 3]]);
    const permitless = { nationality: "CO" };
    expect(
      tallied([
        reasonsOf(permitless),
        reasonsOf({
          ...permitless,
          documents: [...ana.documents, { ...heldDocument("work-permit"), state: "waiting" }],
        }),
      ])
        .filter(({ key }) => key.startsWith("right-to-work"))
        .map(({ key, people: n }) => [key, n]),
    ).toEqual([["right-to-work.missing:", 2]]);
  });

  it("counts nobody twice who has the same trouble at two times", () => {
    const twice = {
      documents: [heldDocument("dni"), heldDocument("photo"), heldDocument("prl-training", "2026-08-31", "2026-07-01")],
    };
    expect(reasonsOf(twice).reasons.filter(({ code }) => code === "document.missing").length).toBeGreaterThan(1);
    expect(tallied([reasonsOf(twice)])).toMatchObject([{ people: 1 }]);
  });
});
