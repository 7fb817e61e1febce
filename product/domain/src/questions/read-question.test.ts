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
