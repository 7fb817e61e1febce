import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { partFolder } from "./parts.ts";
import { openPasskey } from "./passkey.ts";

async function* lines() {
  for (let n = 0; n < 40; n += 1) yield Buffer.from(`${n} ${Math.random()}\n`.repeat(100));
}

describe.each([undefined, "correct horse battery"])("a part with the passphrase %s", (passphrase) => {
  // Each way of breaking was once an error that nobody heard, which ends the process of whoever checks.
  it("is told to be damaged, whichever way it is broken, time and again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cuadrante-parts-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const parts = partFolder(folder, passphrase ? await openPasskey(passphrase) : undefined);
    const measure = await parts.write("tables/a", lines());
    expect(await parts.check("tables/a", measure)).toEqual(measure);
    const path = parts.pathOf("tables/a");
    const good = await readFile(path);
    const flipped = (at: number) => good.map((byte, index) => (index === at ? byte ^ 1 : byte));
    const damages = [
      Buffer.alloc(0),
      good.subarray(0, 5),
      good.subarray(0, good.length - 10),
      flipped(12),
      flipped(good.length >> 1),
      flipped(good.length - 5),
    ];
    for (let round = 0; round < 20; round += 1)
      for (const damage of damages) {
        await writeFile(path, damage);
        await expect(parts.check("tables/a", measure)).rejects.toMatchObject({ name: "DamagedPart" });
      }
  });
});
