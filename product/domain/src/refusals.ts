import type { RouteRuleRefusal } from "./route-rules.ts";

/** What a person can mend: each refusal is a code with the values its sentence needs. */
export type Refusal =
  | { code: "page.changed-meanwhile"; version: number }
  | { code: "submission.key-reused" }
  | { code: "setup.link-used" }
  | { code: "recovery-code.unknown" }
  | { code: "account.changed-meanwhile" }
  | { code: "proof.needed" }
  | { code: "proof.password-wrong" }
  | { code: "email.taken" }
  | { code: "password.code-needed" }
  | { code: "password.code-wrong" }
  | { code: "second-factor.name-taken" }
  | { code: "second-factor.too-many" }
  | RouteRuleRefusal;

export type RefusalCode = Refusal["code"];

/** Thrown to say no for a reason of the business; becomes a 422 and a translated sentence. */
export class Refused extends Error {
  readonly refusals: readonly Refusal[];

  constructor(...refusals: [Refusal, ...Refusal[]]) {
    super(`refused: ${refusals.map((refusal) => refusal.code).join(", ")}`);
    this.name = "Refused";
    this.refusals = refusals;
  }
}
