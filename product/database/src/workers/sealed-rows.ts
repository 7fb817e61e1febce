/** A worker's record as rows: what is sensitive closed with the person's seal, with a keyed hash beside what is searched. */
import { fold } from "@product/domain/filters/fold";
import { hashedNaf, hashedText } from "@product/domain/people/identity-numbers";
import { plainFields, type PlainField, type WorkerRecord } from "@product/domain/people/worker-record";
import type { Seal } from "@platform/kernel/sealing";
import { keyedHash } from "@product/database/keyed-hash";

/** A record without the account, about which people decide apart. */
export type BesidesAccount = Omit<WorkerRecord, "iban" | "accountHolder">;

/** The columns of the worker's own row that come from the record. */
export const workerColumns = (seal: Seal, record: BesidesAccount) => ({
  ...(Object.fromEntries(plainFields.map((field) => [field, record[field]])) as Pick<WorkerRecord, PlainField>),
  birthDateSealed: sealed(seal, record.birthDate),
  nameBirthHash: nameBirthHash(record),
});

export const identityRows = (seal: Seal, workerId: string, { identities }: BesidesAccount) =>
  identities.map((number) => ({
    workerId,
    type: number.type,
    valueSealed: seal.close(number.value),
    valueHash: keyedHash(hashedText(number)),
    country: number.country,
    expiresOn: number.expiresOn,
  }));

export const socialColumns = (seal: Seal, { naf }: BesidesAccount) => ({
  nafSealed: sealed(seal, naf),
  nafHash: naf === null ? null : keyedHash(hashedNaf(naf)),
});

export const languageRows = (workerId: string, { languages }: BesidesAccount) =>
  languages.map(({ language, level }) => ({ workerId, language, level }));

/** The same for everyone of that name who was born that day, however the name was typed; names in any order. */
export function nameBirthHash(
  person: Pick<WorkerRecord, "firstName" | "lastName" | "secondLastName" | "birthDate">,
): Buffer | null {
  if (person.birthDate === null) return null;
  const words = fold(`${person.firstName} ${person.lastName} ${person.secondLastName}`).match(/[\p{L}\p{N}]+/gu) ?? [];
  return keyedHash(`PERSON:${words.toSorted().join(" ")}:${person.birthDate}`);
}

const sealed = (seal: Seal, text: string | null) => (text === null ? null : seal.close(text));
