/** Every form that a slice declares, filled as full as it may be: the time to read and judge it grows with what was sent. */
import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { z } from "zod";
import { growth, longestTurn, longestTurnAllowed, mostGrowth } from "@platform/kernel/testing/main-thread";
import { fieldErrors } from "./field-errors.ts";
import { fileBytesOf, formLimits } from "./form-limits.ts";
import { plainKinds } from "@product/domain/company/plain-kinds";
import { readForm } from "./read-form.ts";

const modules = import.meta.glob<Record<string, unknown>>("#features/**/schema.ts", { eager: true });

/** Forms that are made for one kind of record, made here for some kind. */
const madeFor: Record<string, unknown> = {
  verifyForm: { key: "dni", proves: "identity", hasExpiry: true },
  ruleForm: "messages",
  plainForm: plainKinds["item-kind"],
};

const forms = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]): [string, z.ZodObject][] => {
    const form = typeof value === "function" && name.endsWith("Form") ? value(madeFor[name]) : value;
    return form instanceof z.ZodObject ? [[`${file.split("/").at(-2)} ${name}`, form]] : [];
  }),
);

const fillings = ["a", " ", "\n", "0", "a@", "1,", "-.[", "ñ ", "{{x}}"];
/** A third of them, and another third for the next form; in the soak all for each. */
const fillingsOf = (place: number) => fillings.filter((_, n) => process.env["SOAK"] || n % 3 === place % 3);

const filled = (form: z.ZodObject, text: string, size: number): string => {
  const names = Object.keys(form.shape);
  const share = Math.floor(size / Math.max(1, names.length)) - 40;
  const encoded = encodeURIComponent(text);
  return names.map((name) => `${name}=${encoded.repeat(Math.floor(share / encoded.length))}`).join("&");
};

const repeated = (form: z.ZodObject, times: number): string =>
  Object.keys(form.shape)
    .map((name) => `${name}=a&`.repeat(times))
    .join("")
    .slice(0, formLimits.bytes);

const judge = (form: z.ZodObject, body: string) => async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = new Request("http://host/x", { method: "POST", body, headers });
  const sent = await readForm("anyone", request, form).catch(() => new FormData());
  parseWithZod(sent, { schema: form, formatError: fieldErrors }).reply();
};

test("there are many of them", () => expect(forms.length).toBeGreaterThan(90));

test.each(forms.map(([name, form], place) => [name, form, place] as const))(
  "%s: twice as much takes at most three times as long, and never holds up the others",
  { timeout: 120_000 },
  async (_, form, place) => {
    // An eighth of what may be sent shows the same; each form in full, by its real page, is a part of `npm run soak`.
    const [half, whole] = [formLimits.bytes / 16, formLimits.bytes / 8];
    for (const text of fillingsOf(place)) {
      let turn = Infinity;
      const judgeWhole = judge(form, filled(form, text, whole));
      const grown = await growth(judge(form, filled(form, text, half)), async () => {
        turn = Math.min(turn, await longestTurn(judgeWhole));
      });
      expect([text, grown < mostGrowth || grown]).toEqual([text, true]);
      expect(turn).toBeLessThan(longestTurnAllowed);
    }
    const few = formLimits.entries / Object.keys(form.shape).length / 2;
    for (const times of [Math.min(few, formLimits.repeats / 2), 60_000 / 2])
      expect(await growth(judge(form, repeated(form, times)), judge(form, repeated(form, 2 * times)))).toBeLessThan(
        mostGrowth,
      );
  },
);

test.each(forms.filter(([, form]) => Object.values(form.shape).some(takesFile)))(
  "%s says how large its file may be",
  (_, form) => expect(fileBytesOf(form)).toBeGreaterThan(0),
);

/** A field that is a file, or several, however it is wrapped. */
function takesFile(field: unknown): boolean {
  if (!(field instanceof z.ZodType)) return false;
  if (field instanceof z.ZodFile) return true;
  const def = field.def as { innerType?: unknown; element?: unknown; in?: unknown };
  return [def.innerType, def.element, def.in].some(takesFile);
}
