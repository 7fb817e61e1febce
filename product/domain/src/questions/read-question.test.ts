import { describe, expect, it } from "vitest";
import { readFilter, storedFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { readQuestion } from "./read-question.ts";
import { inShort } from "./testing/asked.ts";
import { englishQuestions } from "./testing/english-questions.ts";
import { spanishQuestions } from "./testing/spanish-questions.ts";

const names = [
  ["waiter", "Waiter", "Camarero/a"],
  ["bar", "Bar", "Barra"],
  ["steward", "Steward", "Auxiliar de accesos"],
  ["host", "Host", "Azafato/a"],
  ["rigger", "Rigger", "Montador/a"],
  ["driver", "Driver", "Conductor/a"],
] as const;
const roles = names.map(([key, nameEn, nameEs]) => ({ key, nameEn, nameEs }));
const read = (question: string) => readQuestion(question, { roles, today: "2026-06-11" });

describe.each([
  ["English", englishQuestions],
  ["Spanish", spanishQuestions],
])("questions in %s", (_language, questions) => {
  it("are two hundred, each its own", () => expect(new Set(questions.map(([question]) => question)).size).toBe(200));

  it.each(questions)("%j", (question, asks, left) => {
    const { parts, left: unknown } = read(question);
    expect([inShort(parts), unknown.join(" ")]).toEqual([asks, left]);
  });
});

describe("a question", () => {
  it("becomes a filter that an address can carry, whatever is typed", () => {
    const odd = [
      "' OR 1=1 --",
      "%_\\",
      "\0",
      "<script>",
      "{}",
      "🙂 camareros",
      "a".repeat(5000),
      "en ".repeat(400),
      "12 a 14",
      "de de de",
      "not not not",
      "in in Bilbao",
    ];
    for (const question of odd) {
      const { parts } = read(question);
      expect(readFilter(storedFilter({ and: parts }), workerFields)).toEqual({ and: parts });
    }
  });

  it("takes time by its length alone: what is longer than a question is cut", () => {
    expect(read(`camareros ${"x ".repeat(10_000)}`).left.length).toBeLessThan(100);
  });
});

describe("who is free", () => {
  it.each([
    ["waiters not free on Saturday", "roles waiter; not free 2026-06-13 2026-06-13"],
    ["camareros no disponibles el sábado con carnet", "roles waiter; not free 2026-06-13 2026-06-13; licence"],
    ["unavailable drivers tomorrow", "roles driver; not free 1 1"],
    ["free waiters who can work on Saturday", "free 2026-06-13 2026-06-13 waiter"],
    [
      "free waiters who could work on Saturday",
      "free 2026-06-13 2026-06-13 waiter; could 2026-06-13 2026-06-13 waiter",
    ],
    ["camareros que pueden trabajar el sábado", "can 2026-06-13 2026-06-13 waiter"],
    ["¿quién está libre mañana?", "free 1 1"],
  ])("is asked apart from who can work: %j", (question, asks) => expect(inShort(read(question).parts)).toBe(asks));

  it("is asked of the days that stand beside the question, which alone ask nothing", () => {
    const beside = (question: string) =>
      inShort(readQuestion(question, { roles, today: "2026-06-11", days: { first: 2, last: 2 } }).parts);
    expect([beside("libres con carnet"), beside("camareros"), beside("")]).toEqual([
      "free 2 2; licence",
      "roles waiter",
      "",
    ]);
  });
});
