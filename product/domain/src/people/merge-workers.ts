/** Makes one record of two that are about the same person, or says why that cannot be. */
import { typedWorker } from "./typed-worker.ts";
import { payFields, workerFieldNames, type TypedWorker, type WorkerField, type WorkerRecord } from "./worker-record.ts";
import type { WorkerStatus } from "./workers.ts";

/** One of the two. `changedAt` says which is newer. */
export type Half = {
  record: WorkerRecord;
  status: WorkerStatus;
  changedAt: Date;
  userId: string | null;
  roleIds: readonly string[];
  tags: readonly string[];
};

export type MergeRefusal =
  | { code: "merge.itself" }
  | { code: "merge.two-logins" }
  | { code: "merge.two-numbers"; number: string }
  | { code: "merge.one-blocked" }
  | { code: "merge.two-contracts" };

export type Merged = {
  typed: TypedWorker;
  /** The fields that come from the record that goes. */
  taken: WorkerField[];
  roleIds: string[];
  tags: string[];
  userId: string | null;
};

export function mergeRefusals(kept: Half, gone: Half): MergeRefusal[] {
  const refusals: MergeRefusal[] = [];
  if (kept.userId && gone.userId) refusals.push({ code: "merge.two-logins" });
  for (const number of numbersThatDiffer(kept.record, gone.record))
    refusals.push({ code: "merge.two-numbers", number });
  // A block must not get lost in the other record, nor come over unseen.
  if ((kept.status === "blocked") !== (gone.status === "blocked")) refusals.push({ code: "merge.one-blocked" });
  return refusals;
}

/** The newest that is not blank; what is blank never overwrites. The account to pay into stays, for another one takes two people. */
export function mergeHalves(kept: Half, gone: Half): Merged {
  const [own, other] = [typedWorker(kept.record), typedWorker(gone.record)];
  const isOtherNewer = gone.changedAt > kept.changedAt;
  const takes = (field: WorkerField): boolean => {
    if (!other[field] || other[field] === own[field]) return false;
    if (!own[field]) return !isPartOfOther(field, own);
    return isOtherNewer && !isFixed(field, own);
  };
  const taken = workerFieldNames.filter(takes);
  return {
    typed: { ...own, ...Object.fromEntries(taken.map((field) => [field, other[field]])) },
    taken,
    roleIds: [...new Set([...kept.roleIds, ...gone.roleIds])],
    tags: [...new Set([...kept.tags, ...gone.tags])].slice(0, 50),
    userId: kept.userId ?? gone.userId,
  };
}

const isFixed = (field: WorkerField, own: TypedWorker): boolean =>
  (payFields as readonly WorkerField[]).includes(field) && Boolean(own.iban || own.naf);

/** Where a document is from and how long it is good goes with its number, and whose account it is with the account. */
const isPartOfOther = (field: WorkerField, own: TypedWorker): boolean =>
  (field === "accountHolder" && Boolean(own.iban)) || (field === "passportCountry" && Boolean(own.passport));

function numbersThatDiffer(kept: WorkerRecord, gone: WorkerRecord): string[] {
  const types = kept.identities.flatMap(({ type, value, country }) => {
    const other = gone.identities.find((number) => number.type === type);
    return other && (other.value !== value || other.country !== country) ? [type] : [];
  });
  const naf = kept.naf && gone.naf && kept.naf !== gone.naf ? ["NAF"] : [];
  // A DNI and a NIE stand in one field: someone who got the nationality has the DNI now.
  const spanish = [kept, gone].flatMap((record) =>
    record.identities.filter(({ type }) => type === "DNI" || type === "NIE"),
  );
  const isTwo = spanish.length === 2 && spanish[0]!.type !== spanish[1]!.type;
  return [...types, ...naf, ...(isTwo ? ["DNI / NIE"] : [])];
}
