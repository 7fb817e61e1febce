/** The field types of a form, each with the inputs that it is made of and the usual target of its answer. */
import type { WorkerField } from "@product/domain/people/worker-record";

export const fieldTypes = [
  "short-text",
  "long-text",
  "number",
  "date",
  "yes-no",
  "one-choice",
  "several-choices",
  "phone",
  "email",
  "address",
  "nationality",
  "languages",
  "identity-number",
  "social-security-number",
  "bank-account",
  "roles",
  "qualifications",
  "availability",
  "document",
  "photo",
  "signature",
  "consent",
  "guardian",
  "heading",
  "text",
] as const;
export type FieldType = (typeof fieldTypes)[number];

type TypeFacts = {
  /** Named after the field, `key.part`; the empty part is the field's own name. */
  inputs: readonly string[];
  /** Several values under one name. */
  isMany?: true;
  /** Files beside its inputs. */
  hasFiles?: true;
  /** Which details of a worker it may be answered for. The first is meant where none is named, if `isImplied`. */
  mapsTo: readonly WorkerField[];
  isImplied?: true;
};

const plain: TypeFacts = { inputs: [""], mapsTo: [] };

export const typeFacts: Readonly<Record<FieldType, TypeFacts>> = {
  "short-text": {
    ...plain,
    mapsTo: ["firstName", "lastName", "secondLastName", "preferredName", "town", "postcode", "accountHolder"],
  },
  "long-text": plain,
  number: plain,
  date: { ...plain, mapsTo: ["birthDate", "spanishIdExpiresOn", "passportExpiresOn"] },
  "yes-no": plain,
  "one-choice": plain,
  "several-choices": { ...plain, isMany: true },
  phone: { ...plain, mapsTo: ["mobile"], isImplied: true },
  email: { ...plain, mapsTo: ["email"], isImplied: true },
  address: { inputs: ["address", "town", "postcode"], mapsTo: ["address"], isImplied: true },
  nationality: { ...plain, mapsTo: ["nationality", "passportCountry"], isImplied: true },
  languages: { ...plain, isMany: true, mapsTo: ["languages"], isImplied: true },
  "identity-number": { ...plain, mapsTo: ["spanishId", "passport", "nino", "shareCode"], isImplied: true },
  "social-security-number": { ...plain, mapsTo: ["naf", "nino"], isImplied: true },
  "bank-account": { ...plain, mapsTo: ["iban"], isImplied: true },
  roles: { ...plain, isMany: true },
  qualifications: { ...plain, isMany: true },
  availability: { ...plain, isMany: true },
  document: { inputs: ["until"], hasFiles: true, mapsTo: [] },
  photo: { inputs: [], hasFiles: true, mapsTo: [] },
  signature: { inputs: ["", "drawn"], mapsTo: [] },
  consent: plain,
  guardian: { inputs: ["name", "relation", "contact", "signed"], mapsTo: [] },
  heading: { inputs: [], mapsTo: [] },
  text: { inputs: [], mapsTo: [] },
};

/** Words between questions, which nobody answers. */
export const isQuestion = (type: FieldType): boolean => type !== "heading" && type !== "text";

/** When someone can work: a weekday and a part of it, `1-morning`. */
export const dayParts = ["morning", "afternoon", "night"] as const;
export type DayPart = (typeof dayParts)[number];
export const dayPartTimes: Readonly<Record<DayPart, { from: string; until: string }>> = {
  morning: { from: "07:00", until: "15:00" },
  afternoon: { from: "15:00", until: "23:00" },
  night: { from: "23:00", until: "07:00" },
};
