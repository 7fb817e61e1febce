import { z } from "zod";
import { packIds, severities, type PackId } from "@product/domain/rules/rule";
import { newestRules, ruleWith } from "@product/domain/rules/catalogue";
import { settableOf } from "@product/domain/rules/settable";
import { scopeKinds, type ScopeKind } from "@product/domain/rules/settings";
import { longestTypedText, mostTypedShifts, typedShifts, type LineFault } from "@product/domain/rules/typed-shifts";
import { zone, type Zone } from "@product/domain/time/zone";
import { day } from "#request/forms/day.ts";
import { allowedByLength, reasonLength } from "./limits.ts";

const keys = newestRules()
  .filter(({ rule }) => settableOf[rule.check] !== null)
  .map(({ rule }) => rule.key) as [string, ...string[]];

/** Scope of the override: `global`, `client:<id>`, `convenio:<name>`. */
const scope = z
  .string()
  .max(240)
  .refine((text) => scopeKinds.includes(scopeIn(text).kind) && (text === "global" || scopeIn(text).id !== ""));

export function scopeIn(text: string): { kind: ScopeKind; id: string } {
  const colon = text.indexOf(":");
  return colon < 0
    ? { kind: text as ScopeKind, id: "" }
    : { kind: text.slice(0, colon) as ScopeKind, id: text.slice(colon + 1) };
}

/** A number, a severity, or both; within what makes sense for the rule. */
export const overrideForm = z
  .object({
    rule: z.enum(keys),
    scope,
    number: z.coerce.number().min(0).max(1000).optional(),
    severity: z.enum(severities).optional(),
    allowedBy: z.string().trim().max(allowedByLength).default(""),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(reasonLength.max)
      .refine((text) => text.length >= reasonLength.min, { params: { fault: "reasonShort", min: reasonLength.min } }),
    from: day,
  })
  .superRefine(({ rule, number, severity }, { addIssue }) => {
    const known = ruleWith(rule)!;
    const limits = settableOf[known.check]!;
    const fault = (path: string, params: object) => addIssue({ code: "custom", path: [path], params });
    if (number === undefined && severity === undefined) fault("number", { fault: "required" });
    if (number !== undefined && number < limits.least) fault("number", { fault: "tooSmall", min: limits.least });
    if (number !== undefined && number > limits.most) fault("number", { fault: "tooLarge", max: limits.most });
    // Rules for minors and the right to work allow no override of a finding, so their severity is fixed too.
    if (severity !== undefined && !known.isOverridable) fault("severity", { fault: "severityFixed" });
  });
export type OverrideForm = z.output<typeof overrideForm>;

/** Ends one that is in force, or takes back one that is still to come. */
export const endForm = z.object({ version: z.coerce.number().int().min(1) });
export type EndForm = z.output<typeof endForm>;

export const zoneOf = (pack: PackId): Zone => zone(pack === "ES" ? "Europe/Madrid" : "Europe/London");

const isTicked = z.literal("on").optional();

/** An invented person and what they would work. Nothing of it is kept. */
export const sandboxForm = z
  .object({
    pack: z.enum(packIds),
    age: z.coerce.number().int().min(14).max(99),
    isStudent: isTicked,
    hasOptOut: isTicked,
    isNew: isTicked,
    shifts: z.string().trim().min(1).max(longestTypedText),
  })
  .superRefine(({ pack, shifts }, { addIssue }) => {
    const { faults, count } = typedShifts(shifts, zoneOf(pack));
    const fault = (params: object) => addIssue({ code: "custom", path: ["shifts"], params });
    if (count > mostTypedShifts) fault({ fault: "tooMany", max: mostTypedShifts });
    for (const sentence of sentencesOf(faults)) fault(sentence);
  });
export type SandboxForm = z.output<typeof sandboxForm>;

/** Unreadable lines are named together; each missing or doubled clock time has a question of its own. */
function sentencesOf(faults: readonly LineFault[]): object[] {
  const unreadable = faults
    .filter(({ fault }) => fault === "unreadable" || fault === "tooLong")
    .map(({ line }) => line);
  const questions = faults.flatMap((fault) =>
    fault.fault === "skipped"
      ? [{ fault: "timeSkipped", line: fault.line, time: fault.time, next: fault.next }]
      : fault.fault === "twice"
        ? [{ fault: "timeTwice", line: fault.line, time: fault.time }]
        : [],
  );
  const together = { fault: "shiftsUnreadable", n: unreadable.length, lines: unreadable.slice(0, 10).join(", ") };
  return [...(unreadable.length > 0 ? [together] : []), ...questions.slice(0, 10)];
}
