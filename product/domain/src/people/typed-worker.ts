/** A kept record as its form shows it, and as the trail tells it. */
import { lastFour } from "@product/domain/identifiers/iban";
import { languagesText } from "./languages.ts";
import type { IdentityNumber } from "./identity-numbers.ts";
import type { TypedWorker, WorkerRecord } from "./worker-record.ts";

/** The typed values that result in this record; checked again, they give the same one. */
export function typedWorker(record: WorkerRecord): TypedWorker {
  const { identities, languages, ...texts } = record;
  const of = (...types: IdentityNumber["type"][]) => identities.find(({ type }) => types.includes(type));
  const [spanish, passport] = [of("DNI", "NIE"), of("PASSPORT")];
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value ?? ""])),
    spanishId: spanish?.value ?? "",
    spanishIdExpiresOn: spanish?.expiresOn ?? "",
    passport: passport?.value ?? "",
    passportCountry: passport?.country ?? "",
    passportExpiresOn: passport?.expiresOn ?? "",
    nino: of("NINO")?.value ?? "",
    shareCode: of("SHARE_CODE")?.value ?? "",
    languages: languagesText(languages),
  };
}

/** Enough to know which number it is, too little to use it: `•••• 678Z`. */
export const maskedEnd = (value: string): string => `•••• ${value.slice(-4)}`;

/** `ES91 •••• 1332` */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${lastFour(iban)}`;

/** The record's fields in the trail, which is sealed with the person's key: only the last digits of numbers. */
export function toldRecord(record: WorkerRecord) {
  const { birthDate, identities, naf, iban, accountHolder, languages, ...plain } = record;
  return {
    ...plain,
    languages: languages.map(({ language, level }) => `${language} ${level}`),
    dateOfBirth: birthDate,
    identityNumber: identities.map(({ type, value }) => `${type} ${maskedEnd(value)}`),
    socialSecurityNumber: naf === null ? null : maskedEnd(naf),
    iban: iban === null ? null : maskedIban(iban),
    accountHolder,
  };
}
