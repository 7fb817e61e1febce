/** The fields by which workers can be filtered. */
import { filtersOf } from "@product/domain/people/field-rows";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { spokenLanguages } from "@product/domain/people/languages";
import { workerSources, workerStatuses } from "@product/domain/people/workers";
import type { FilterFields } from "./filter.ts";

export const workerFields = {
  /** All their names and their code, as one text. */
  name: { kind: "text", fieldClass: "basic" },
  ...filtersOf(workerFieldRows),
  status: { kind: "choice", fieldClass: "basic", values: workerStatuses },
  source: { kind: "choice", fieldClass: "basic", values: workerSources },
  /** The id of a legal entity. */
  entity: { kind: "choice", fieldClass: "basic" },
  /** Keys of roles. */
  roles: { kind: "set", fieldClass: "basic" },
  tags: { kind: "set", fieldClass: "basic" },
  createdOn: { kind: "date", fieldClass: "basic" },
  /** The day of the last shift that they were on and that is past. */
  lastWorkedOn: { kind: "date", fieldClass: "basic" },
  /** Distance from the town they live in, from centre to centre. */
  near: { kind: "near", fieldClass: "basic" },
  /** They can work, have no shift and were asked for none, and are not away. */
  free: { kind: "free", fieldClass: "basic" },
  /** 18 or over, as of last night. */
  isAdult: { kind: "flag", fieldClass: "basic" },
  /** On which days they can work, in general or in a role by its key. */
  clearance: { kind: "clearance", fieldClass: "basic" },
  hasMobile: { kind: "flag", fieldClass: "contact" },
  /** One in force today. */
  hasDrivingLicence: { kind: "flag", fieldClass: "basic" },
  /** Two letters of each language that they speak. */
  spoken: { kind: "set", fieldClass: "basic", values: spokenLanguages },
  /** Keys of what was verified and is in force today. */
  qualifications: { kind: "set", fieldClass: "basic" },
  /** Keys of kinds of documents by how they stand today; what is about health is among none of them. */
  documentsInForce: { kind: "set", fieldClass: "basic" },
  documentsExpired: { kind: "set", fieldClass: "basic" },
  documentsToReview: { kind: "set", fieldClass: "basic" },
} as const satisfies FilterFields;
