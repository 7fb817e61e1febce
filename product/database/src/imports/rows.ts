/** Rows as they were understood: what a worker's own row has in the clear in columns, the rest sealed. */
import type { CheckedRow, Given } from "@product/domain/imports/check-row";
import { hashedNaf, hashedText } from "@product/domain/people/identity-numbers";
import { plainFields, type WorkerRecord } from "@product/domain/people/worker-record";
import type { Seal } from "@platform/kernel/sealing";
import { keyedHash } from "@product/database/keyed-hash";
import { nameBirthHash } from "@product/database/workers/sealed-rows";
import type { Transaction } from "@product/database/write";
import { plainColumns } from "./plain-columns.ts";
import { copyInto, type CopyValue } from "./session.ts";

/** The fields that are never kept in clear. */
export type SealedPart = Partial<
  Pick<WorkerRecord, "birthDate" | "identities" | "naf" | "iban" | "accountHolder" | "languages">
>;

const sealedFields = ["birthDate", "identities", "naf", "iban", "accountHolder", "languages"] as const;

const columns = [
  ["import_id", "number", "outcome", "faults", "missing", "doubts", "code"],
  plainColumns,
  ["legal_entity_id", "tags", "role_ids", "identity_hashes", "naf_hash", "name_birth_hash", "sealed"],
].flat();

export const keepRows = (
  tx: Transaction,
  importId: string,
  seal: Seal,
  rows: readonly (CheckedRow & { number: number })[],
): Promise<number> =>
  copyInto(
    tx,
    `app.worker_import_row (${columns.join(", ")})`,
    rows.map((row) => valuesOf(importId, seal, row)),
  );

function valuesOf(importId: string, seal: Seal, row: CheckedRow & { number: number }): CopyValue[] {
  const { number, faults, missing, doubts, values } = row;
  return [
    importId,
    number,
    faults.length > 0 ? "error" : null,
    jsonOf(faults),
    jsonOf(missing),
    jsonOf(doubts),
    values.code,
    ...plainFields.map((field) => values[field]),
    values.entityId,
    values.tags,
    values.roleIds,
    values.identities?.map((identity) => keyedHash(hashedText(identity))),
    values.naf ? keyedHash(hashedNaf(values.naf)) : null,
    personHash(values),
    sealedPart(seal, values),
  ];
}

const jsonOf = (faults: readonly object[]) => (faults.length > 0 ? JSON.stringify(faults) : null);

const personHash = ({ firstName, lastName = "", secondLastName = "", birthDate }: Given) =>
  firstName && birthDate ? nameBirthHash({ firstName, lastName, secondLastName, birthDate }) : null;

function sealedPart(seal: Seal, values: Given): Buffer | null {
  const presentFields = sealedFields.filter((field) => values[field] !== undefined);
  if (presentFields.length === 0) return null;
  return seal.close(JSON.stringify(Object.fromEntries(presentFields.map((field) => [field, values[field]]))));
}

export const openPart = (seal: Seal, sealed: Buffer): SealedPart => JSON.parse(seal.open(sealed)) as SealedPart;
