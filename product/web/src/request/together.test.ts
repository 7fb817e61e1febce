import { expect, test } from "vitest";
import { together } from "./together.ts";

test("What is asked at the same time is one question, and what comes later is another", async () => {
  const questions: string[][] = [];
  const lengthOf = together(async (words: readonly string[]) => {
    questions.push([...words]);
    return words.map((word) => word.length);
  });
  expect(await Promise.all([lengthOf("one"), lengthOf("three")])).toEqual([3, 5]);
  expect(await lengthOf("four")).toBe(4);
  expect(questions).toEqual([["one", "three"], ["four"]]);
});

test("Where the question fails, all who asked are told", async () => {
  const never = together(async (): Promise<number[]> => {
    throw new Error("away");
  });
  const outcomes = await Promise.allSettled([never(1), never(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
