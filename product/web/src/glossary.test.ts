/** One word for each thing (docs/glossary.md): words that were given up do not come back into what people read. */
import { expect, test } from "vitest";
import { everySource } from "#testing/site-map.ts";

const catalogues = everySource().filter(({ file }) => file.endsWith("/messages.ts"));
const sentences = catalogues.flatMap(({ file, text }) =>
  [...text.matchAll(/\b(?:en|es):\s*["`]([^"`]*)["`]/g)].map(([, sentence]) => `${file}: ${sentence}`),
);

test.each([
  ["cualificación", /acreditaci[oó]n/i],
  ["verificación en dos pasos", /segundos? pasos?/i],
  ["two-step verification", /second step/i],
  ["fusionar", /: Unir|\bantes de unir\b/],
  ["seleccionadas", /\b(#|personas?|los|las|nadie) elegid[oa]s?\b/i],
  ["selected", /\b(is|are|was|were|those|everyone|nobody|#|none) chosen\b/i],
  ["acción", /\bactos?\b/i],
  ["depuración", /\bpasadas?\b/i],
  ["salario base", /precio base/i],
  ["Company default", /as usual there|lo habitual allí/i],
  ["sent", /on its way|en camino/i],
])("%s is the one word for it", (_word, givenUp) => {
  expect(sentences.length).toBeGreaterThan(5000);
  expect(sentences.filter((sentence) => givenUp.test(sentence))).toEqual([]);
});
