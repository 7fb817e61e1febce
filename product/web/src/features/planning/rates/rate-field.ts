import type { RateKind } from "@product/domain/planning/rates";

/** Without a role, the rate is for every role. */
export const rateField = (kind: RateKind, role: string | null): string => `${kind}-${role ?? "all"}`;
