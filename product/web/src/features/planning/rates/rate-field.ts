import type { RateKind } from "@product/domain/planning/rates";

/** Of every role where none is named. */
export const rateField = (kind: RateKind, role: string | null): string => `${kind}-${role ?? "all"}`;
