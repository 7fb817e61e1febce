/** Writes the workers list as a Nuxt app has it: a page, a component for each shape of a row, and the values apart. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dissect } from "./dissect.ts";
import { valuesOf, vueTemplateOf } from "./vue-template.ts";

export type NuxtValues = { page: string[]; rows: { shape: number; values: string[] }[] };

/** Gives what the server fills in. */
export function writeNuxtSource(document: string, folder: string): NuxtValues {
  const components = join(folder, "app", "components");
  rmSync(components, { recursive: true, force: true });
  mkdirSync(components, { recursive: true });
  const [before, rows, after] = partsOf(document);
  const shapes: string[] = [];
  const shaped = rows.map((row) => {
    const pieces = dissect(row);
    const template = vueTemplateOf(pieces);
    if (!shapes.includes(template)) shapes.push(template);
    return { shape: shapes.indexOf(template), values: valuesOf(pieces) };
  });
  const [head, foot] = [dissect(before), dissect(after)];
  const page = vueTemplateOf([...head, { literal: "<TheRows :rows />" }, ...foot]);
  write(components, "ThePage", "{ v: string[]; rows: { shape: number; values: string[] }[] }", page);
  shapes.forEach((template, n) => write(components, `Row${n}`, "{ v: string[] }", template));
  const branches = shapes.map(
    (_, n) => `<Row${n} ${n === 0 ? "v-if" : "v-else-if"}="row.shape === ${n}" :v="row.values" />`,
  );
  const loop = `<template v-for="(row, n) in rows" :key="n">${branches.join("")}</template>`;
  write(components, "TheRows", "{ rows: { shape: number; values: string[] }[] }", loop);
  return { page: [...valuesOf(head), ...valuesOf(foot)], rows: shaped };
}

const write = (folder: string, name: string, props: string, template: string) =>
  writeFileSync(
    join(folder, `${name}.vue`),
    `<script setup lang="ts">\ndefineProps<${props}>();\n</script>\n<template>${template}</template>\n`,
  );

/** The body's contents, cut at the rows of the table. */
function partsOf(document: string): [before: string, rows: string[], after: string] {
  const body = document.slice(document.indexOf(">", document.indexOf("<body")) + 1, document.indexOf("</body>"));
  const plain = body.replace(/<(\/?)search\b/g, "<$1div").replace(/<noscript[\s\S]*?<\/noscript>/g, "");
  const start = plain.indexOf(">", plain.indexOf("<tbody")) + 1;
  const end = plain.indexOf("</tbody>", start);
  if (start < 1 || end < start) throw new Error("the page holds no table");
  return [plain.slice(0, start), plain.slice(start, end).match(/<tr[\s\S]*?<\/tr>/g) ?? [], plain.slice(end)];
}
