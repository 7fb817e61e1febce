import { describe, expect, it } from "vitest";
import { mergeHalves, mergeRefusals, type Half } from "./merge-workers.ts";
import { checkWorker, type TypedWorker } from "./worker-record.ts";

const half = (typed: TypedWorker, rest: Partial<Half> = {}): Half => ({
  record: checkWorker({ firstName: "Ane", country: "ES", email: "ane@example.org", ...typed }, "2026-11-15").record!,
  status: "active",
  changedAt: new Date("2026-01-01"),
  userId: null,
  roleIds: [],
  tags: [],
  hadAccount: Boolean(typed.iban),
  hasProposal: false,
  ...rest,
});
const newer = { changedAt: new Date("2026-06-01") };

describe("two records of one person", () => {
  it("become one with the newest that is not blank", () => {
    const kept = half({ town: "Bilbao", lastName: "Zubiri", mobile: "600000001" });
    const gone = half({ town: "Getxo", preferredName: "Anetxu", mobile: "" }, newer);
    expect(mergeHalves(kept, gone)).toMatchObject({
      typed: { town: "Getxo", lastName: "Zubiri", mobile: "+34600000001", preferredName: "Anetxu" },
      taken: ["preferredName", "town"],
    });
  });

  it("keep what the kept one says when it is the newer one", () =>
    expect(mergeHalves(half({ town: "Bilbao" }, newer), half({ town: "Getxo" })).typed.town).toBe("Bilbao"));

  it("bring together what they do, their words and the one login", () =>
    expect(
      mergeHalves(
        half({}, { roleIds: ["a"], tags: ["x"] }),
        half({}, { roleIds: ["a", "b"], tags: ["y"], userId: "u" }),
      ),
    ).toMatchObject({ roleIds: ["a", "b"], tags: ["x", "y"], userId: "u" }));

  it("take the account to pay into of the one that has one, whole; which of two it is, is not for a merge to say", () => {
    const [spanish, british] = ["ES9121000418450200051332", "GB29NWBK60161331926819"];
    const taken = mergeHalves(half({ accountHolder: "Ane" }), half({ iban: british, accountHolder: "Zubiri" }));
    expect(taken.typed).toMatchObject({ iban: british, accountHolder: "Zubiri" });
    expect(mergeHalves(half({ iban: spanish }), half({ accountHolder: "Zubiri" }, newer)).typed).toMatchObject({
      iban: spanish,
      accountHolder: "",
    });
    const twoAccounts = [{ code: "merge.two-accounts" }];
    expect(mergeRefusals(half({ iban: spanish }), half({ iban: british }))).toEqual(twoAccounts);
    expect(mergeRefusals(half({ iban: spanish }), half({}, { hadAccount: true }))).toEqual(twoAccounts);
    expect(mergeRefusals(half({}, { hadAccount: true }), half({ iban: spanish }))).toEqual(twoAccounts);
    expect(mergeRefusals(half({ iban: spanish }), half({ iban: spanish }))).toEqual([]);
    expect(mergeRefusals(half({}), half({ iban: british }))).toEqual([]);
  });

  it("stay two while something about one of them waits for a second person", () => {
    const waits = [{ code: "merge.proposal-waits" }];
    expect(mergeRefusals(half({}, { hasProposal: true }), half({}))).toEqual(waits);
    expect(mergeRefusals(half({}), half({}, { hasProposal: true }))).toEqual(waits);
  });

  it("give every value a record that can be saved", () => {
    const kept = half({ passport: "AB12345", passportCountry: "FR" });
    const gone = half({ nino: "AB123456C", languages: "es:native", birthDate: "1990-01-01" }, newer);
    expect(checkWorker(mergeHalves(kept, gone).typed, "2026-11-15").faults).toEqual({});
  });

  it("stay two with two logins, two different numbers of one kind, or a block on one of them", () => {
    expect(mergeRefusals(half({}, { userId: "a" }), half({}, { userId: "b" }))).toEqual([{ code: "merge.two-logins" }]);
    expect(mergeRefusals(half({ spanishId: "12345678Z" }), half({ spanishId: "00000000T" }))).toEqual([
      { code: "merge.two-numbers", number: "DNI" },
    ]);
    expect(mergeRefusals(half({ naf: "281234567840" }), half({ naf: "080123456774" }))).toEqual([
      { code: "merge.two-numbers", number: "NAF" },
    ]);
    expect(mergeRefusals(half({ spanishId: "12345678Z" }), half({ spanishId: "X1234567L" }))).toEqual([
      { code: "merge.two-numbers", number: "DNI / NIE" },
    ]);
    expect(mergeRefusals(half({}), half({}, { status: "blocked" }))).toEqual([{ code: "merge.one-blocked" }]);
    expect(
      mergeRefusals(half({ spanishId: "12345678Z" }), half({ spanishId: "12345678Z", nino: "AB123456C" })),
    ).toEqual([]);
  });
});
