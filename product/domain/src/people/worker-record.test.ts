import { describe, expect, it } from "vitest";
import { checkWorker, type TypedWorker } from "./worker-record.ts";

const today = "2026-11-15";
const someone = { firstName: "Ane", email: "ane@example.org", country: "ES" };
const check = (typed: TypedWorker) => checkWorker({ ...someone, ...typed }, today);

describe("a worker's record", () => {
  it("is made tidy", () => {
    const { record, faults, doubts } = check({
      firstName: "  Ane\u0000  Miren ",
      email: " Ane@Example.ORG ",
      mobile: "612 34 56 78",
      birthDate: "7/3/2001",
      spanishId: "12.345.678-z",
      spanishIdExpiresOn: "2030-01-31",
      passport: "pab 123456",
      passportCountry: "es",
      naf: "28/12345678/40",
      iban: "es91 2100 0418 4502 0005 1332",
      languages: "es:native; EN b2",
    });
    expect([faults, doubts]).toEqual([{}, {}]);
    expect(record).toMatchObject({
      firstName: "Ane Miren",
      email: "ane@example.org",
      mobile: "+34612345678",
      language: "es",
      workerType: "fixed_discontinuous",
      birthDate: "2001-03-07",
      identities: [
        { type: "DNI", value: "12345678Z", country: "ES", expiresOn: "2030-01-31" },
        { type: "PASSPORT", value: "PAB123456", country: "ES", expiresOn: null },
      ],
      naf: "281234567840",
      iban: "ES9121000418450200051332",
      languages: [
        { language: "es", level: "native" },
        { language: "en", level: "B2" },
      ],
    });
  });

  it("needs a name, a country, and a way to reach the person", () =>
    expect(checkWorker({}, today).faults).toEqual({
      country: { fault: "required" },
      firstName: { fault: "required" },
      email: { fault: "contactMissing" },
    }));

  it.each<[TypedWorker, object]>([
    [{ spanishId: "12345678A" }, { spanishId: { fault: "idLetter", expected: "Z" } }],
    [{ spanishId: "1234" }, { spanishId: { fault: "idForm" } }],
    [{ iban: "ES9121000418450200051333" }, { iban: { fault: "ibanDigits" } }],
    [{ iban: "ES91 2100" }, { iban: { fault: "ibanForm" } }],
    [{ iban: "ES91210004184502000513" }, { iban: { fault: "ibanLength", length: 24 } }],
    [{ nino: "QQ123456A" }, { nino: { fault: "ninoForm" } }],
    [{ naf: "2812345678" }, { naf: { fault: "nafForm" } }],
    [{ passport: "AB12345" }, { passportCountry: { fault: "required" } }],
    [{ mobile: "12" }, { mobile: { fault: "telephone" } }],
    [{ email: "ane@" }, { email: { fault: "email" } }],
    [{ birthDate: "31/02/2001" }, { birthDate: { fault: "date" } }],
    [{ birthDate: "2027-01-01" }, { birthDate: { fault: "birthDate" } }],
    [{ languages: "es:native, es:B1" }, { languages: { fault: "languages" } }],
    [{ country: "FR" }, { country: { fault: "invalid" } }],
    [{ firstName: "x".repeat(81) }, { firstName: { fault: "tooLong", max: 80 } }],
  ])("refuses %j", (typed, faults) => expect(check(typed)).toMatchObject({ record: undefined, faults }));

  it.each<[TypedWorker, object]>([
    [{ naf: "281234567841" }, { naf: { fault: "nafDigits", expected: "40" } }],
    [{ shareCode: "ABC123456" }, { shareCode: { fault: "shareCodePurpose" } }],
    [{ birthDate: "2012-01-01" }, { birthDate: { fault: "tooYoung" } }],
  ])("doubts %j, and takes it all the same", (typed, doubts) => {
    const { record, faults, doubts: actualDoubts } = check(typed);
    expect([faults, actualDoubts]).toEqual([{}, doubts]);
    expect(record).toBeDefined();
  });

  it("reads a number without country as of the worker's country", () =>
    expect(check({ country: "UK", mobile: "07700 900123" }).record?.mobile).toBe("+447700900123"));

  it("takes a NIE and a number for those without either where the DNI is asked", () => {
    expect(check({ spanishId: "X1234567L" }).record?.identities).toMatchObject([{ type: "NIE" }]);
    expect(check({ spanishId: "M1234567L" }).record?.identities).toMatchObject([{ type: "DNI" }]);
  });
});
