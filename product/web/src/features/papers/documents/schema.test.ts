import { describe, expect, test } from "vitest";
import { plusDays } from "@product/domain/time/local-date";
import { homeDay } from "#request/clock.ts";
import { verifyForm } from "./schema.ts";

const inDays = (days: number) => plusDays(homeDay(), days);

describe("the form", () => {
  const faults = (kind: Parameters<typeof verifyForm>[0], fields: object) =>
    verifyForm(kind)
      .safeParse({ version: 1, ...fields })
      .error?.issues.map((issue) => [issue.path[0], (issue as { params?: { fault: string } }).params?.fault]);
  const card = { key: "dni", proves: "identity", hasExpiry: true } as const;

  test("says at the field what is wrong", () => {
    expect(faults(card, {})).toEqual([
      ["number", "required"],
      ["validUntil", "required"],
    ]);
    expect(faults(card, { number: "12345678A", validUntil: "31/2/2030" })).toEqual([
      ["number", "idLetter"],
      ["validUntil", "date"],
    ]);
    expect(faults(card, { number: "12345678Z", validUntil: "1/1/2020" })).toEqual([["validUntil", "dayPast"]]);
    expect(faults(card, { number: "12345678Z", validFrom: inDays(9), validUntil: inDays(8) })).toEqual([
      ["validUntil", "endsBeforeStart"],
    ]);
    expect(faults({ ...card, key: "medical-fitness", proves: "fitness" }, { validUntil: inDays(9) })).toEqual([
      ["fitness", "required"],
    ]);
    expect(faults({ key: "photo", proves: "photo", hasExpiry: true }, {}), "neither number nor days").toBeUndefined();
    expect(faults(card, { number: "x".repeat(41), validUntil: inDays(9) })?.[0]?.[0]).toBe("number");
  });
});
