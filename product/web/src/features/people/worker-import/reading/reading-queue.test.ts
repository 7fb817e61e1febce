import { expect, test } from "vitest";
import { inReadingQueue } from "./reading-queue.ts";

test("two files are read at a time, four wait in order, and a seventh is asked to come again", async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const reading = Array.from({ length: 6 }, (_, file) =>
    inReadingQueue(() => {
      begun.push(file);
      return new Promise<void>((end) => ends.push(end));
    }),
  );
  await expect(inReadingQueue(async () => {})).rejects.toMatchObject({ refusals: [{ code: "import.busy" }] });
  expect(begun).toEqual([0, 1]);
  for (let file = 0; file < 6; file += 1) {
    ends[file]!();
    await reading[file];
    await expect.poll(() => begun.length).toBe(Math.min(6, file + 3));
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  // A failed reading leaves its place, too.
  for (let time = 0; time < 5; time += 1)
    await expect(inReadingQueue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
