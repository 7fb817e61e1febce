/** Makes one record of two that are about the same person, or says why that cannot be. */
import type { FieldRow } from "./field-rows.ts";
import { typedWorker } from "./typed-worker.ts";
import { workerFieldRows } from "./worker-field-rows.ts";
import { workerFieldNames, type TypedWorker, type WorkerField, type WorkerRecord } from "./worker-record.ts";
import type { WorkerStatus } from "./workers.ts";

/** One of the two. `changedAt` says which is newer. */
export type Half = {
  record: WorkerRecord;
  status: WorkerStatus;
  changedAt: Date;
  userId: string | null;
  roleIds: readonly string[];
  tags: readonly string[];
  /** Whether they have, or once had, an account to be paid into. */
  hadAccount: boolean;
  /** Whether something about them waits for a second person. */
  hasProposal: boolean;
};

export type MergeRefusal =
  | { code: "merge.itself" }
  | { code: "merge.two-logins" }
  | { code: "merge.two-numbers"; number: string }
  | { code: "merge.one-blocked" }
  | { code: "merge.two-contracts" }
  | { code: "merge.two-accounts" }
  | { code: "merge.proposal-waits" };

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
  // Which of two accounts someone is paid into takes two people to say, and is said in one of the records.
  if (kept.hadAccount && gone.hadAccount && kept.record.iban !== gone.record.iban)
    refusals.push({ code: "merge.two-accounts" });
  // A proposal must not end, or move to another record, by the act of one other person alone.
  if (kept.hasProposal || gone.hasProposal) refusals.push({ code: "merge.proposal-waits" });
  return refusals;
}

/** The newest that is not blank; what is blank never overwrites. The account to pay into is that of whichever has one, with its holder. */
export function mergeHalves(kept: Half, gone: Half): Merged {
  const [own, other] = [typedWorker(kept.record), typedWorker(gone.record)];
  const isOtherNewer = gone.changedAt > kept.changedAt;
  const takesAccount = !own.iban && Boolean(other.iban);
  const takes = (field: WorkerField): boolean => {
    const { merged } = workerFieldRows[field] as FieldRow;
    if (merged === "account") return takesAccount && own[field] !== other[field];
    if (!other[field] || other[field] === own[field]) return false;
    if (!own[field]) return !isOfOther(merged, own);
    return isOtherNewer && merged !== "kept";
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

/** Where a document is from goes with its number. */
const isOfOther = (merged: FieldRow["merged"], own: TypedWorker): boolean =>
  merged?.startsWith("with ") === true && Boolean(own[merged.slice("with ".length) as WorkerField]);

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
