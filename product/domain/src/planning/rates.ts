/** Rates that an hour of a role is paid and charged: set for the company, and again at any level where they differ. */

/** From the widest to the narrowest. */
export const rateLevels = ["entity", "client", "event", "shift"] as const;
export type RateLevel = (typeof rateLevels)[number];

export const rateKinds = ["pay", "charge"] as const;
export type RateKind = (typeof rateKinds)[number];

/**
 * In hundredths of the currency per hour. Holds for every role where none is named; `of` is the id of the company,
 * client, event or shift.
 */
export type SaidRate = { level: RateLevel; of: string; roleId: string | null } & Readonly<
  Record<RateKind, number | null>
>;

export type RateInForce = { value: number; from: RateLevel } | null;

/** As the narrowest level says that says anything; at one level, what is said of the role goes before what is said of all. */
export function rateInForce(rates: readonly SaidRate[], roleId: string | null, kind: RateKind): RateInForce {
  for (const level of rateLevels.toReversed())
    for (const role of roleId === null ? [null] : [roleId, null]) {
      const found = rates.find((rate) => rate.level === level && rate.roleId === role && rate[kind] !== null);
      if (found) return { value: found[kind]!, from: level };
    }
  return null;
}

/** The worker's pay: the contract's rate, or the rate of the place where that is higher. */
export const paidRate = (contract: number | null, place: number | null): number | null =>
  contract === null || place === null ? (contract ?? place) : Math.max(contract, place);
