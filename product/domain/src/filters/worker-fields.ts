/** What workers can be filtered by. */
import { locales } from "@product/domain/locales";
import { countries, workerSources, workerStatuses, workerTypes } from "@product/domain/people/workers";
import type { FilterFields } from "./filter.ts";

export const workerFields = {
  /** All their names and their code, as one text. */
  name: { kind: "text", fieldClass: "basic" },
  town: { kind: "text", fieldClass: "basic" },
  mobile: { kind: "text", fieldClass: "contact" },
  email: { kind: "text", fieldClass: "contact" },
  status: { kind: "choice", fieldClass: "basic", values: workerStatuses },
  country: { kind: "choice", fieldClass: "basic", values: countries },
  workerType: { kind: "choice", fieldClass: "basic", values: workerTypes },
  language: { kind: "choice", fieldClass: "basic", values: locales.map(({ code }) => code) },
  source: { kind: "choice", fieldClass: "basic", values: workerSources },
  /** The id of a legal entity. */
  entity: { kind: "choice", fieldClass: "basic" },
  /** Keys of roles. */
  roles: { kind: "set", fieldClass: "basic" },
  tags: { kind: "set", fieldClass: "basic" },
  createdOn: { kind: "date", fieldClass: "basic" },
  /** On which days they can work, in general or in a role by its key. */
  clearance: { kind: "clearance", fieldClass: "basic" },
  hasMobile: { kind: "flag", fieldClass: "contact" },
} as const satisfies FilterFields;
