import { Refused } from "@product/domain/refusals";
import type { GuardedZip } from "./zip-guard.ts";

/** The first sheet that is not hidden: its place among all, and where it lies. */
export async function firstSheet(zip: GuardedZip): Promise<{ index: number; path: string }> {
  const types = await zip.text("[Content_Types].xml");
  if (/macroEnabled/i.test(types)) throw new Refused({ code: "import.macros" });
  if (!types.includes("spreadsheetml.sheet.main+xml")) throw new Refused({ code: "import.kind" });
  const workbook = targetOf(await zip.text("_rels/.rels"), (tag) => /\/officeDocument"/.test(tag), "");
  const folder = workbook.slice(0, workbook.lastIndexOf("/") + 1);
  const sheets = [...(await zip.text(workbook)).matchAll(/<(?:[\w-]+:)?sheet\s[^>]*>/g)].map(([tag]) => tag);
  const shown = sheets.findIndex((tag) => !/\bstate="(hidden|veryHidden)"/.test(tag));
  const index = Math.max(0, shown);
  const id = sheets[index]?.match(/\w+:id="([^"]+)"/)?.[1];
  if (id === undefined) throw new Refused({ code: "import.no-rows" });
  const relations = await zip.text(`${folder}_rels/${workbook.slice(folder.length)}.rels`);
  const path = targetOf(relations, (tag) => tag.includes(`Id="${id}"`), folder);
  if (!zip.has(path)) throw new Refused({ code: "import.broken" });
  return { index, path };
}

function targetOf(relations: string, isMeant: (tag: string) => boolean, folder: string): string {
  const tags = [...relations.matchAll(/<(?:[\w-]+:)?Relationship\s[^>]*>/g)].map(([tag]) => tag);
  const target = tags.find(isMeant)?.match(/\bTarget="([^"]+)"/)?.[1];
  if (!target) throw new Refused({ code: "import.broken" });
  return target.startsWith("/") ? target.slice(1) : folder + target;
}
