/** Files and their rows after kill -9 in the middle of uploads. */
import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { run } from "./app.mjs";

/** The moments come from a seed, so that a series can be run again: SEED=… npm run proof. */
export async function killingUploads(place, kills) {
  const seed = process.env.SEED ?? String(randomInt(2 ** 31));
  const env = { DATA_DIR: join(place.clone, "data-kill-uploads"), KILLS: String(kills), SEED: seed };
  const series = run(place, place.node, [join("tooling", "proof", "uploads.ts")], { env });
  let impatience;
  const late = new Promise((_, reject) => {
    impatience = setTimeout(() => reject(new Error("the series takes too long")), 60_000 + kills * 10_000);
  });
  try {
    const { leftBehind, objects } = JSON.parse(await Promise.race([series, late]));
    assert(objects > 0, "nothing was uploaded");
    assert(leftBehind > 0, "no kill came in the middle of an upload");
    return `seed ${seed}; ${leftBehind} kills left something for the sweeper; ${objects} files whole`;
  } catch (error) {
    throw new Error(`With the seed ${seed}: ${error.message}`, { cause: error });
  } finally {
    clearTimeout(impatience);
  }
}
