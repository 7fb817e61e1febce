/** Finds workers who may be the same person: certainly by a number, most likely by e-mail or telephone, perhaps by name and birth date. */
import { inArray, or } from "drizzle-orm";
import { hashedNaf, hashedText } from "@product/domain/people/identity-numbers";
import type { WorkerRecord } from "@product/domain/people/worker-record";
import { keyedHash } from "@product/database/keyed-hash";
import type { Reader } from "@product/database/pools";
import { workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerSocials } from "@product/database/tables/people/worker-record";
import { nameBirthHash } from "./sealed-rows.ts";

/** Exact stops; strong and weak are shown to a person who decides. */
export const duplicateStrengths = ["exact", "strong", "weak"] as const;
export type DuplicateStrength = (typeof duplicateStrengths)[number];
export type DuplicateSign = "identity" | "naf" | "email" | "mobile" | "name";
export type Duplicate = { workerId: string; strength: DuplicateStrength; signs: DuplicateSign[] };

/** The fields by which records are compared; a draft may have only some of them. */
export type Comparable = Pick<
  WorkerRecord,
  "firstName" | "lastName" | "secondLastName" | "birthDate" | "email" | "mobile" | "identities" | "naf"
>;

/** The strongest first; `except` is the worker who is being edited. */
export async function findDuplicates(
  reader: Pick<Reader, "select">,
  record: Comparable,
  except?: string,
): Promise<Duplicate[]> {
  const [found] = await findDuplicatesOfMany(reader, [record]);
  return found!.filter(({ workerId }) => workerId !== except);
}

/** The same for many at once, in the order given: three questions however many there are. */
export async function findDuplicatesOfMany(
  reader: Pick<Reader, "select">,
  records: readonly Comparable[],
): Promise<Duplicate[][]> {
  const wanted = records.map(signsOf);
  const values = (sign: DuplicateSign) => [...new Set(wanted.flatMap((signs) => signs[sign] ?? []))];
  const bytes = (sign: DuplicateSign) => values(sign).map((hex) => Buffer.from(hex, "hex"));
  // One after the other: within a transaction there is one connection.
  const identities = await reader
    .select({ workerId: workerIdentities.workerId, hash: workerIdentities.valueHash })
    .from(workerIdentities)
    .where(inArray(workerIdentities.valueHash, bytes("identity")));
  const socials = await reader
    .select({ workerId: workerSocials.workerId, hash: workerSocials.nafHash })
    .from(workerSocials)
    .where(inArray(workerSocials.nafHash, bytes("naf")));
  const people = await reader
    .select({ id: workers.id, email: workers.email, mobile: workers.mobile, nameHash: workers.nameBirthHash })
    .from(workers)
    .where(
      or(
        inArray(workers.email, values("email")),
        inArray(workers.mobile, values("mobile")),
        inArray(workers.nameBirthHash, bytes("name")),
      ),
    );
  const holders = new Map<string, Set<string>>();
  const note = (sign: DuplicateSign, value: string | null | undefined, workerId: string) => {
    if (!value) return;
    const key = `${sign}:${value}`;
    holders.set(key, (holders.get(key) ?? new Set()).add(workerId));
  };
  for (const { workerId, hash } of identities) note("identity", hash.toString("hex"), workerId);
  for (const { workerId, hash } of socials) note("naf", hash?.toString("hex"), workerId);
  for (const { id, email, mobile, nameHash } of people) {
    note("email", email?.toLowerCase(), id);
    note("mobile", mobile, id);
    note("name", nameHash?.toString("hex"), id);
  }
  return wanted.map((signs) => strongestFirst(signs, holders));
}

const strengthOf: Record<DuplicateSign, DuplicateStrength> = {
  identity: "exact",
  naf: "exact",
  email: "strong",
  mobile: "strong",
  name: "weak",
};

type Signs = Partial<Record<DuplicateSign, string[]>>;

function signsOf(record: Comparable): Signs {
  const name = nameBirthHash(record);
  return {
    identity: record.identities.map((number) => keyedHash(hashedText(number)).toString("hex")),
    naf: record.naf ? [keyedHash(hashedNaf(record.naf)).toString("hex")] : [],
    email: record.email ? [record.email.toLowerCase()] : [],
    mobile: record.mobile ? [record.mobile] : [],
    name: name ? [name.toString("hex")] : [],
  };
}

function strongestFirst(signs: Signs, holders: ReadonlyMap<string, ReadonlySet<string>>): Duplicate[] {
  const found = new Map<string, DuplicateSign[]>();
  for (const [sign, values] of Object.entries(signs) as [DuplicateSign, string[]][])
    for (const value of values)
      for (const workerId of holders.get(`${sign}:${value}`) ?? [])
        found.set(workerId, [...(found.get(workerId) ?? []), sign]);
  const place = ({ strength }: Duplicate) => duplicateStrengths.indexOf(strength);
  return [...found]
    .map(([workerId, theirSigns]) => ({
      workerId,
      signs: [...new Set(theirSigns)],
      strength: duplicateStrengths.find((each) => theirSigns.some((sign) => strengthOf[sign] === each))!,
    }))
    .toSorted((a, b) => place(a) - place(b));
}
