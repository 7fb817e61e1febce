import type { Verdict } from "@product/domain/clearance/verdict";

export const toneOfVerdict = { ALLOW: "ok", WARN: "warn", BLOCK: "bad" } as const satisfies Record<Verdict, string>;
