/** How applications are listed: by what, in which order, and what stands beside the name. Drafts are nobody's but the applicant's. */
import type { Condition, FilterFields } from "@product/domain/filters/filter";
import type { ListKind } from "@product/domain/filters/list-kind";
import { locales } from "@product/domain/locales";
import { applicationStates } from "./states.ts";

const languages = locales.map(({ code }) => code);

export const sentStates = applicationStates.filter((state) => state !== "started");

export const applicationFields = {
  /** The titles of its form. Names are sealed, and not searched. */
  formTitle: { kind: "text", fieldClass: "basic" },
  form: { kind: "choice", fieldClass: "basic" },
  applicationState: { kind: "choice", fieldClass: "basic", values: sentStates },
  applicantLanguage: { kind: "choice", fieldClass: "basic", values: languages },
  entity: { kind: "choice", fieldClass: "basic" },
  sentOn: { kind: "date", fieldClass: "basic" },
  decidedOn: { kind: "date", fieldClass: "basic" },
  /** May be somebody who is here, as far as nobody has said otherwise. */
  isLikelyKnown: { kind: "flag", fieldClass: "basic" },
} as const satisfies FilterFields;

export const applicationColumnKeys = ["applicationState", "sent", "roles", "known", "reviewer", "decided"] as const;
export type ApplicationColumn = (typeof applicationColumnKeys)[number];

export const applicationOrders = ["-sent", "sent"] as const;

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const oneOf =
  (field: string, known: readonly string[]) =>
  (value: string): Condition | undefined =>
    known.includes(value) ? { field, op: "in", values: [value] } : undefined;

export const applicationList = {
  record: "application",
  needs: "submission.view",
  within: "entity",
  fields: applicationFields,
  columns: applicationColumnKeys,
  usualColumns: ["applicationState", "sent", "roles", "known"],
  orders: applicationOrders,
  short: {
    state: oneOf("applicationState", sentStates),
    language: oneOf("applicantLanguage", languages),
    form: (value) => (isId.test(value) ? { field: "form", op: "in", values: [value] } : undefined),
    known: (value) => (value === "likely" ? { field: "isLikelyKnown", op: "yes", values: [] } : undefined),
  },
} as const satisfies ListKind;
