/** The flaws in the papers of the demonstration's workers, if any. Seven of ten active workers have all they need. */
import type { Chance } from "@product/database/demo/chances";
import type { Holder } from "./invent-papers.ts";

/** Flaws that only warn, flaws that block, and flaws that will block later. */
const slight = [
  "alta-missing",
  "unsigned",
  "training-missing",
  "training-waiting",
  "photo-missing",
  "photo-waiting",
] as const;
const grave = [
  ...(["identity-ended", "identity-renewing", "contract-missing", "contract-ended", "absent"] as const),
  ...(["permit-ended", "check-missing", "check-ended"] as const),
] as const;
const ahead = ["identity-ending", "leave-ahead"] as const;

export type Flaw = (typeof slight | typeof grave | typeof ahead)[number] | undefined;

const only: Partial<Record<NonNullable<Flaw>, (holder: Holder) => boolean>> = {
  "alta-missing": isSpanishContract,
  "training-missing": ({ country }) => country === "ES",
  "training-waiting": ({ country }) => country === "ES",
  unsigned: hasContract,
  "contract-missing": hasContract,
  "contract-ended": hasContract,
  "permit-ended": ({ country, nationality }) => country === "ES" && nationality !== "ES",
  "check-missing": ({ country }) => country === "UK",
  "check-ended": ({ country, nationality }) => country === "UK" && nationality !== "GB",
};

export function flawOf(holder: Holder, chance: Chance): Flaw {
  const percent = chance.below(100);
  if (holder.status !== "active") return undefined;
  const kinds = percent < 9 ? slight : percent < 22 ? grave : percent < 42 ? ahead : [];
  const possible = kinds.filter((flaw) => only[flaw]?.(holder) ?? true);
  return possible.length > 0 ? chance.pick(possible) : undefined;
}

function hasContract({ workerType }: Holder): boolean {
  return workerType !== "self_employed" && workerType !== "volunteer";
}

function isSpanishContract(holder: Holder): boolean {
  return holder.country === "ES" && hasContract(holder);
}
