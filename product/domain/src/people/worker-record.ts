/**
 * One worker as typed in a form or read from a file: normalised, with the faults of each field. A doubt is shown but
 * stops no import. Pure, so that browser, server and import give the same result.
 */
import type { Locale } from "@product/domain/locales";
import { checkAccount } from "@product/domain/identifiers/iban";
import { checkNino, checkShareCode } from "@product/domain/identifiers/nino";
import { checkPhone } from "@product/domain/identifiers/phone";
import { checkNaf } from "@product/domain/identifiers/social-security";
import { ageOn } from "@product/domain/time/local-date";
import { typedDay } from "@product/domain/time/typed-day";
import { countryCodes } from "./country-codes.ts";
import { fieldKeys, fieldsWhere, fieldsWith } from "./field-rows.ts";
import { checkPassport, checkSpanishNumber, type IdentityNumber } from "./identity-numbers.ts";
import { languagesFrom, type SpokenLanguage } from "./languages.ts";
import { workerFieldRows } from "./worker-field-rows.ts";
import { faultOf, type Judged, type WorkerFault } from "./worker-faults.ts";
import { countries, workerTypes, type Country, type WorkerType } from "./workers.ts";

/** The fields in the order of the form. */
export const workerFieldNames = fieldKeys(workerFieldRows);
export type WorkerField = (typeof workerFieldNames)[number];

/**
 * Fields kept apart from the rest: shown and changed only with the permission for their class, never sent to others.
 */
export const identityFields = fieldsWhere(workerFieldRows, { fieldClass: "identity" });
export const payFields = fieldsWhere(workerFieldRows, { fieldClass: "pay" });
export const contactFields = fieldsWhere(workerFieldRows, { fieldClass: "contact" });
export const detailFields = workerFieldNames.filter(
  (field): field is Exclude<WorkerField, (typeof identityFields)[number] | (typeof payFields)[number]> =>
    ![...identityFields, ...payFields].includes(field as never),
);

/** The texts that have a column of their own in the worker's row; checked for nothing but their length. */
export const textFields = fieldsWhere(workerFieldRows, { kind: "text", blank: "" });
export type TextField = (typeof textFields)[number];
/** All of them, with nothing said. */
export const blankTexts = Object.fromEntries(textFields.map((field) => [field, ""])) as Record<TextField, string>;

/** All that has one, the texts among them. */
export const plainFields = fieldsWith(workerFieldRows, "column");
export type PlainField = (typeof plainFields)[number];

export type TypedWorker = Partial<Record<WorkerField, string | undefined>>;

export type WorkerRecord = Record<TextField, string> & {
  email: string | null;
  /** E.164. */
  mobile: string | null;
  country: Country;
  language: Locale;
  workerType: WorkerType;
  birthDate: string | null;
  nationality: string | null;
  identities: IdentityNumber[];
  naf: string | null;
  iban: string | null;
  accountHolder: string | null;
  languages: SpokenLanguage[];
};

export type CheckedWorker = {
  /** Only when nothing is wrong. */
  record: WorkerRecord | undefined;
  faults: Partial<Record<WorkerField, WorkerFault>>;
  doubts: Partial<Record<WorkerField, WorkerFault>>;
};

/** `today` is a calendar day. Someone must be reachable: without e-mail and telephone the record is not complete. */
export function checkWorker(typed: TypedWorker, today: string): CheckedWorker {
  const faults: CheckedWorker["faults"] = {};
  const doubts: CheckedWorker["doubts"] = {};
  const take = <Value>(field: WorkerField, judge: (text: string) => Judged<Value>): Value | null => {
    const text = typed[field]?.trim() ?? "";
    if (text === "") return null;
    const { value, fault, isDoubt } = judge(text);
    if (fault) (isDoubt ? doubts : faults)[field] = fault;
    return fault && !isDoubt ? null : value;
  };
  const country = take("country", oneOf(countries)) ?? undefined;
  const spanish = take("spanishId", (text) => faultOf(checkSpanishNumber(text), (checked) => checked));
  const passport = take("passport", (text) => faultOf(checkPassport(text)));
  const nino = take("nino", (text) => faultOf(checkNino(text)));
  const shareCode = take("shareCode", (text) => faultOf(checkShareCode(text)));
  const passportCountry = take("passportCountry", oneOf(countryCodes));
  const expiries = {
    spanish: take("spanishIdExpiresOn", (day) => aDay(day)),
    passport: take("passportExpiresOn", (day) => aDay(day)),
  };
  const texts = Object.fromEntries(
    textFields.map((field) => [field, take(field, text(workerFieldRows[field].max)) ?? ""]),
  ) as Record<TextField, string>;
  const record = {
    ...texts,
    email: take("email", anEmail),
    mobile: take("mobile", (number) => faultOf(checkPhone(number, country ?? "ES"))),
    country: country ?? "ES",
    language: take("language", oneOf(["en", "es"] as const)) ?? (country === "UK" ? "en" : "es"),
    workerType: take("workerType", oneOf(workerTypes)) ?? usualType[country ?? "ES"],
    birthDate: take("birthDate", (day) => aBirthDate(day, today)),
    nationality: take("nationality", oneOf(countryCodes)),
    identities: [
      ...(spanish ? [{ type: spanish.type, value: spanish.value, country: "ES", expiresOn: expiries.spanish }] : []),
      ...(passport && passportCountry
        ? [{ type: "PASSPORT" as const, value: passport, country: passportCountry, expiresOn: expiries.passport }]
        : []),
      ...(nino ? [{ type: "NINO" as const, value: nino, country: "GB", expiresOn: null }] : []),
      ...(shareCode ? [{ type: "SHARE_CODE" as const, value: shareCode, country: "GB", expiresOn: null }] : []),
    ],
    naf: take("naf", (number) => faultOf(checkNaf(number))),
    iban: take("iban", (number) => faultOf(checkAccount(number, country ?? "ES"))),
    accountHolder: take("accountHolder", text(workerFieldRows.accountHolder.max)),
    languages: take("languages", someLanguages) ?? [],
  } satisfies WorkerRecord;
  if (!typed.country?.trim()) faults.country = { fault: "required" };
  if (!record.firstName) faults.firstName ??= { fault: "required" };
  if (!record.email && !record.mobile && !faults.email && !faults.mobile) faults.email = { fault: "contactMissing" };
  if (passport && !passportCountry) faults.passportCountry ??= { fault: "required" };
  return { record: Object.keys(faults).length === 0 ? record : undefined, faults, doubts };
}

/** How most people are engaged where nothing else is said. */
export const usualType: Record<Country, WorkerType> = { ES: "fixed_discontinuous", UK: "zero_hours" };

const tidy = (typed: string) =>
  typed
    .replace(/\p{Control}/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");

const text =
  (max: number) =>
  (typed: string): Judged<string> => {
    const value = tidy(typed);
    return value.length > max ? { value, fault: { fault: "tooLong", max } } : { value };
  };

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (typed: string): Judged<Value> => {
    const value = values.find((each) => each.toLowerCase() === typed.toLowerCase());
    return value === undefined ? { value: values[0]!, fault: { fault: "invalid" } } : { value };
  };

function anEmail(typed: string): Judged<string> {
  const value = typed.toLowerCase();
  if (value.length > workerFieldRows.email.max)
    return { value, fault: { fault: "tooLong", max: workerFieldRows.email.max } };
  return /^[^\s@<>(),;:"\p{Control}]+@[^\s@<>(),;:"\p{Control}]+\.[^\s@.<>(),;:"\p{Control}]{2,}$/u.test(value)
    ? { value }
    : { value, fault: { fault: "email" } };
}

function aDay(typed: string, latestYear?: number): Judged<string> {
  const value = typedDay(typed, latestYear);
  return value ? { value } : { value: typed, fault: { fault: "date" } };
}

/** Nobody is born tomorrow or before 1900; who is under sixteen may not work yet, which the clearance tells too. */
function aBirthDate(typed: string, today: string): Judged<string> {
  const { value, fault } = aDay(typed, Number(today.slice(0, 4)));
  if (fault) return { value, fault };
  if (value > today || value < "1900-01-01") return { value, fault: { fault: "birthDate" } };
  return ageOn(today, value) < 16 ? { value, fault: { fault: "tooYoung" }, isDoubt: true } : { value };
}

function someLanguages(typed: string): Judged<SpokenLanguage[]> {
  const value = languagesFrom(typed);
  return value ? { value } : { value: [], fault: { fault: "languages" } };
}
