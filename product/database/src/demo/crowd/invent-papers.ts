/** Invents what shows that the workers of the demonstration may work: most have everything, some lack one thing, each time the same. */
import type { DocumentSource, DocumentState, FitnessOutcome } from "@product/domain/documents/documents";
import { plusDays } from "@product/domain/time/local-date";
import { hasCalls, isEmployed, needsAlta } from "@product/domain/papers/engagements";
import type { CheckMethod, CheckOutcome } from "@product/domain/papers/right-to-work";
import type { WorkerStatus, WorkerType } from "@product/domain/people/workers";
import { chances, type Chance } from "@product/database/demo/chances";
import { flawOf, type Flaw } from "./invent-flaws.ts";

/** Whom they are invented for. */
export type Holder = {
  index: number;
  country: "ES" | "UK";
  nationality: string | null;
  status: WorkerStatus;
  workerType: WorkerType;
  roles: readonly string[];
  daysHere: number;
  number: string | undefined;
};

export type Paper = {
  /** Key of the document type. */
  key: string;
  state: DocumentState;
  source: DocumentSource;
  validFrom: string | null;
  validUntil: string | null;
  /** Days ago. */
  received: number;
  details: { number?: string; fitness?: FitnessOutcome } | null;
};
export type Check = { method: CheckMethod; outcome: CheckOutcome; checkedOn: string; validUntil: string | null };
export type Contract = {
  state: "draft" | "sent" | "signed";
  firstDay: string;
  lastDay: string | null;
  altaOn: string | null;
  bajaOn: string | null;
  /** Altas and bajas of earlier calls. */
  former: readonly { altaOn: string; bajaOn: string }[];
};
export type Skill = { key: string; state: "claimed" | "verified"; validUntil: string | null };
export type Leave = { kind: "leave" | "sick"; firstDay: string; lastDay: string | null };

export type Papers = {
  documents: Paper[];
  checks: Check[];
  contracts: Contract[];
  qualifications: Skill[];
  absences: Leave[];
};

const applying: readonly WorkerStatus[] = ["applied", "in_review", "more_info"];
const unknown: readonly WorkerStatus[] = ["draft", "rejected", "data_blocked", "erased"];

export function inventPapers(holder: Holder, today: string): Papers {
  const chance = chances(20_260_000 + holder.index * 31);
  const { status } = holder;
  if (unknown.includes(status)) return { documents: [], checks: [], contracts: [], qualifications: [], absences: [] };
  const flaw = flawOf(holder, chance);
  const isApplying = applying.includes(status);
  return {
    documents: isApplying ? sentPapers(holder, today, chance) : documents(holder, today, chance, flaw),
    checks: isApplying ? [] : checks(holder, today, chance, flaw),
    contracts: isApplying ? [] : contracts(holder, today, chance, flaw),
    qualifications: isApplying ? [] : qualifications(holder, today, chance),
    absences: absences(today, chance, flaw),
  };
}

const identityKey = ({ country, nationality }: Holder) =>
  country === "UK" ? "passport" : nationality === "ES" ? "dni" : "nie";

const verified = (key: string, rest: Partial<Paper> = {}): Paper => ({
  key,
  state: "verified",
  source: "office",
  validFrom: null,
  validUntil: null,
  received: 200,
  details: null,
  ...rest,
});
const waiting = (key: string, received: number, rest: Partial<Paper> = {}): Paper =>
  verified(key, { state: received % 3 === 0 ? "in_review" : "uploaded", source: "link", received, ...rest });

/** Newcomers have sent the papers they had to hand. */
const sentPapers = (holder: Holder, today: string, chance: Chance): Paper[] => [
  ...(chance.below(3) > 0
    ? [waiting(identityKey(holder), 1 + chance.below(9), { validUntil: plusDays(today, 400 + chance.below(2000)) })]
    : []),
  ...(chance.below(3) > 0 ? [waiting("photo", 1 + chance.below(9))] : []),
];

function documents(holder: Holder, today: string, chance: Chance, flaw: Flaw): Paper[] {
  const { country, nationality, number, roles } = holder;
  const key = identityKey(holder);
  const details = number ? { number } : null;
  const until = {
    "identity-ended": -chance.below(40) - 3,
    "identity-renewing": -chance.below(20) - 2,
    "identity-ending": 9 + chance.below(50),
  }[flaw as string];
  const identity = verified(key, { validUntil: plusDays(today, until ?? 200 + chance.below(2400)), details });
  const isForeign = country === "ES" && nationality !== "ES";
  const permitDays = flaw === "permit-ended" ? -4 - chance.below(30) : 20 + chance.below(300);
  return [
    identity,
    ...(flaw === "identity-renewing" ? [waiting(key, 1 + chance.below(6), { validUntil: plusDays(today, 3650) })] : []),
    ...(isForeign ? [verified("work-permit-es", { validUntil: plusDays(today, permitDays) })] : []),
    ...(country === "ES" ? training(flaw, chance) : []),
    ...(flaw === "photo-missing" ? [] : [flaw === "photo-waiting" ? waiting("photo", 2) : verified("photo")]),
    ...(country === "ES" && roles.includes("rigger")
      ? [
          verified("medical-fitness", {
            validUntil: plusDays(today, 40 + chance.below(300)),
            details: { fitness: "fit" },
          }),
        ]
      : []),
    ...(roles.includes("driver")
      ? [verified("driving-licence", { validUntil: plusDays(today, 30 + chance.below(2000)) })]
      : []),
    ...(roles.includes("cook") || roles.includes("waiter") ? [verified("food-handler", { source: "link" })] : []),
    ...(holder.workerType === "self_employed"
      ? [verified("liability-insurance", { validUntil: plusDays(today, 15 + chance.below(340)) })]
      : []),
  ];
}

function training(flaw: Flaw, chance: Chance): Paper[] {
  if (flaw === "training-missing") return [];
  return [flaw === "training-waiting" ? waiting("prl-training", 1 + chance.below(8)) : verified("prl-training")];
}

/** In the UK everyone is checked before they start, and those with a visa again before it ends. */
function checks({ country, nationality, daysHere }: Holder, today: string, chance: Chance, flaw: Flaw): Check[] {
  if (country === "ES" || flaw === "check-missing") return [];
  const checkedOn = plusDays(today, -daysHere - 3);
  if (nationality === "GB")
    return [{ method: chance.below(2) > 0 ? "manual" : "idvt", outcome: "unlimited", checkedOn, validUntil: null }];
  const days = flaw === "check-ended" ? -2 - chance.below(Math.max(1, daysHere)) : 25 + chance.below(280);
  return [{ method: "share_code", outcome: "limited", checkedOn, validUntil: plusDays(today, days) }];
}

function contracts({ country, workerType, status, daysHere }: Holder, today: string, chance: Chance, flaw: Flaw) {
  if (!isEmployed(workerType) || flaw === "contract-missing") return [];
  const firstDay = plusDays(today, -Math.max(1, daysHere));
  const isOver = status === "left" || flaw === "contract-ended";
  const last = isOver ? -1 - chance.below(Math.max(1, Math.min(daysHere, 30))) : 30 + chance.below(200);
  const lastDay = isOver || workerType === "temporary" ? plusDays(today, last) : null;
  const isRegistered = needsAlta(country, workerType) && flaw !== "alta-missing" && status !== "approved";
  const isCalled = isRegistered && hasCalls(workerType) && !isOver && daysHere > 250;
  const calledAgain = isCalled ? plusDays(today, -40) : firstDay;
  const contract: Contract = {
    // An approved worker has the contract but has not signed it.
    state: status === "approved" || flaw === "unsigned" ? "sent" : "signed",
    firstDay,
    lastDay: lastDay !== null && lastDay < firstDay ? firstDay : lastDay,
    altaOn: isRegistered ? calledAgain : null,
    bajaOn: isRegistered && isOver ? (lastDay! < firstDay ? firstDay : lastDay) : null,
    former: isCalled ? [{ altaOn: firstDay, bajaOn: plusDays(firstDay, 120) }] : [],
  };
  return [contract];
}

const requiredQualifications: Record<string, readonly [key: string, days: number]> = {
  rigger: ["working-at-height", 900],
  "team-lead": ["first-aid", 600],
  driver: ["forklift", 1500],
};

/** The qualifications that their roles ask for: mostly verified, sometimes only claimed, or about to end. */
const qualifications = ({ roles }: Holder, today: string, chance: Chance): Skill[] =>
  roles.flatMap((role) => {
    const [key, days] = requiredQualifications[role] ?? [];
    const fate = chance.below(10);
    if (!key || fate === 0) return [];
    const left = fate < 3 ? 5 + chance.below(50) : 70 + chance.below(days!);
    return [{ key, state: fate === 1 ? "claimed" : "verified", validUntil: plusDays(today, left) }];
  });

function absences(today: string, chance: Chance, flaw: Flaw): Leave[] {
  if (flaw === "absent")
    return [
      {
        kind: chance.below(2) > 0 ? "sick" : "leave",
        firstDay: plusDays(today, -1 - chance.below(5)),
        lastDay: plusDays(today, 2 + chance.below(12)),
      },
    ];
  if (flaw !== "leave-ahead") return [];
  const from = 5 + chance.below(60);
  return [{ kind: "leave", firstDay: plusDays(today, from), lastDay: plusDays(today, from + 4 + chance.below(12)) }];
}
