import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { workbook } from "./workbook.server.ts";

async function* pieces(...all: string[][][]) {
  yield* all;
}
const read = async (stream: ReadableStream<Uint8Array>) =>
  (await readXlsx(new Uint8Array(await new Response(stream).arrayBuffer()))).sheets[0]!;

const risky = ["=1+1", "+34700000000", "-2", "@SUM(A1)", "0012", "1e5", "2026-11-15", "TRUE", "<a>&amp;", " a ", "ñ😀"];

test("every value comes out as the text that went in, and none as a formula, a number or a date", async () => {
  const { rows, name } = await read(workbook("workers", pieces([risky.map(() => "Code")], [risky, risky])));
  expect(name).toBe("workers");
  expect(rows).toEqual([risky.map(() => "Code"), risky, risky]);
});

test("what cannot be written in a workbook does not break it", async () => {
  const { rows } = await read(workbook("w", pieces([["a\0b\u0001c\ud800d\ufffe"]])));
  expect(rows).toEqual([["a\ufffdb\ufffdc\ufffdd\ufffd"]]);
});

test("rows are read only as fast as the file goes out", async () => {
  let readCount = 0;
  async function* endless() {
    for (;;) {
      readCount += 1;
      yield Array.from({ length: 1000 }, (_, n) => [`${readCount}.${n}`, crypto.randomUUID()]);
    }
  }
  const reader = workbook("workers", endless()).getReader();
  for (let chunks = 0; chunks < 10; chunks += 1) expect((await reader.read()).done).toBe(false);
  expect(readCount).toBeLessThan(50);
  const before = readCount;
  await reader.cancel();
  expect(readCount).toBeLessThanOrEqual(before + 2);
});
