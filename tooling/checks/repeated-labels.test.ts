/** A label is written once: what a second catalogue says as well stands in `i18n/words`, and both refer to it. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../../product/web/src");
const pair = /\{\s*en: "((?:[^"\\]|\\.)*)",\s*es: "((?:[^"\\]|\\.)*)",?\s*\}/g;
const longestLabel = 32;
/** There were none when this was written. A few may wait to be moved; the number is not to grow. */
const mostRepetitions = 8;

const isLabel = (en: string) => /^[A-Z%]/.test(en) && !en.includes("{") && en.length <= longestLabel;

function labelsIn(pattern: string): string[] {
  const files = globSync(pattern, { cwd: source }).filter((file) => !file.includes(".test."));
  return files
    .flatMap((file) => [...readFileSync(join(source, file), "utf8").matchAll(pair)])
    .flatMap(([, en, es]) => (isLabel(en!) ? [`${en} | ${es}`] : []));
}

const repeated = (labels: readonly string[]) => labels.filter((label, place) => labels.indexOf(label) !== place);

test("no word for several catalogues stands there twice", () => {
  const words = labelsIn("i18n/words/*.ts");
  expect(words.length).toBeGreaterThan(500);
  expect(repeated(words)).toEqual([]);
});

test("catalogues repeat neither one another's labels nor the common words", () => {
  const labels = [...labelsIn("i18n/words/*.ts"), ...labelsIn("{features,shell}/**/*messages*.ts")];
  expect(labels.length).toBeGreaterThan(2000);
  const twice = repeated(labels);
  expect(twice.length, twice.join("\n")).toBeLessThanOrEqual(mostRepetitions);
});
