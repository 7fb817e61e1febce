/** The possible columns of an imported file, and the class of fields to which each belongs. */
import { identityFields, payFields, workerFieldNames } from "@product/domain/people/worker-record";
import type { Permission } from "@product/domain/permissions/catalogue";

/** `surnames` are both of them in one cell. */
export const importColumns = ["code", ...workerFieldNames, "surnames", "entity", "roles", "tags"] as const;
export type ImportColumn = (typeof importColumns)[number];

/** By what a row is known to be about somebody who is there already. */
export const importKeys = ["code", "email", "mobile", "identity"] as const;
export type ImportKey = (typeof importKeys)[number];

export const identityColumns = ["spanishId", "passport", "nino", "shareCode"] as const satisfies ImportColumn[];

/** Which columns a file must have so that people are known by this key. */
export const columnsOfKey: Record<ImportKey, readonly ImportColumn[]> = {
  code: ["code"],
  email: ["email"],
  mobile: ["mobile"],
  identity: identityColumns,
};

/**
 * Columns of fields that are kept apart need the permission to edit them there; the others are open to everyone who
 * imports.
 */
export const permissionForColumn: Partial<Record<ImportColumn, Permission>> = {
  ...Object.fromEntries(identityFields.map((field) => [field, "identity.edit"])),
  ...Object.fromEntries(payFields.map((field) => [field, "pay.edit"])),
};
