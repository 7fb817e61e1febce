/** A large import from its file to its end and back: whoever else is there does not notice. */
import { expect } from "vitest";
import { longestTurn, longestTurnAllowed } from "@platform/kernel/testing/main-thread";
import { useRibera } from "#testing/ribera.ts";
import { test } from "#testing/world.ts";
import { badRowLines } from "./rows-file.ts";
import { bring, check, commit, importRow, undo } from "./testing/imports.ts";

const { colleague, ribera } = useRibera();

const people = (count: number, wrong: number) =>
  [
    "Name,Surname,Email,Birth date,Passport,Passport country,Town,Tags",
    ...Array.from(
      { length: count },
      (_, n) => `Ana ${n},Pérez,ana${n}@x.test,1990-01-31,P${1_000_000 + n},FR,Bilbao,"a,b,c"`,
    ),
    ...Array.from({ length: wrong }, (_, n) => `Bea ${n},Gil,no mail at all,when,P${n},FR,${"León ".repeat(700)},`),
  ].join("\n");

test("each step of it", { timeout: 300_000 }, async () => {
  const hr = await colleague({ in: ["hr"] });
  const steps: Record<string, number> = {};
  let id = "";
  const measure = async (step: string, work: () => Promise<unknown>) => {
    steps[step] = await longestTurn(work);
  };
  // The first run takes longer, so a small import warms everything up.
  const warm = await bring(hr, people(10, 2));
  await check(hr, warm, ribera.id);
  await commit(hr, warm);
  await undo(hr, warm);

  const text = people(3_000, 1_500);
  await measure("read", async () => (id = await bring(hr, text)));
  await measure("check", () => check(hr, id, ribera.id));
  const { counts, rowCount } = await importRow(id);
  expect([rowCount, counts]).toEqual([4_500, expect.objectContaining({ new: 3_000 })]);
  await measure("tell what is wrong", async () => {
    let length = 0;
    for await (const line of badRowLines(await importRow(id), "es")) length += line.length;
    expect(length).toBeGreaterThan(5_000_000);
  });
  await measure("commit", () => commit(hr, id));
  await measure("undo", () => undo(hr, id));
  expect(Object.entries(steps).filter(([, turn]) => turn >= longestTurnAllowed)).toEqual([]);
});
