import { describe, expect, it } from "vitest";
import { ana, documentRule, heldDocument, rules } from "@product/domain/clearance/testing/someone";
import { askedKinds } from "./asked-kinds.ts";

const keys = (facts = ana, roleIds: string[] = []) =>
  askedKinds(rules.documentTypes, facts, roleIds, "2026-11-15").map(({ key }) => key);

describe("the kinds asked of someone", () => {
  it("are what everyone needs, and one card", () => expect(keys()).toEqual(["dni", "prl-training", "photo"]));
  it("grow with their roles", () => expect(keys(ana, ["waiter"])).toContain("food-handler"));
  it("name the card that they have", () =>
    expect(keys({ ...ana, documents: [heldDocument("passport")] })).toEqual(["passport", "prl-training", "photo"]));
  it("name the card of their country to citizens of the Union, and the TIE to others", () => {
    const cards = ["dni", "nie", "passport", "eu-id-card"].map((key) => documentRule(key, { proves: "identity" }));
    const card = (nationality: string) =>
      askedKinds(cards, { ...ana, documents: [], nationality }, [], "2026-11-15").map(({ key }) => key);
    expect(["ES", "IT", "MA"].map(card)).toEqual([["dni"], ["eu-id-card"], ["nie"]]);
  });
  it("have a permit for those who need one", () => {
    expect(keys({ ...ana, nationality: "MA" })).toContain("work-permit");
    expect(keys()).not.toContain("work-permit");
  });
});
