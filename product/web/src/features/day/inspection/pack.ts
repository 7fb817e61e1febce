/** The register of a company between two days as one archive that checks itself. */
import type { Locale } from "@product/domain/locales";
import { registerLines } from "#features/day/time/share/register-lines.ts";
import { byteOrderMark, csvLine } from "#features/ground/listing/share/csv.ts";
import { messages } from "./messages.ts";
import { archiveOf, chainOver, linesOf, peopleIn, trailOf, type Inspected } from "./pack-parts.server.ts";
import { verifier } from "./verifier.ts";

export async function inspectionPack(about: Inspected, locale: Locale, now: Date) {
  const chain = await chainOver(about);
  const people = (await peopleIn(chain)).map(({ id, code, name }) => [id, code, name ?? ""]);
  const trail = (await trailOf(about)).map(({ at, act, kind, name, code }) => [
    at.toISOString(),
    act,
    name ?? kind,
    code ?? "",
  ]);
  const files = {
    "README.txt": `${messages.readme.en}\n\n${messages.readme.es}\n`,
    "register.csv": await textOf(registerLines(linesOf(about, locale, now), locale)),
    "punches.jsonl": chain.links.map((link) => `${JSON.stringify(link)}\n`).join(""),
    "people.csv": tableOf(["id", "code", "name"], people),
    "trail.csv": tableOf(["at", "act", "by", "worker"], trail),
    "verify.mjs": verifier,
  };
  return { zip: archiveOf(about, chain, files, now), name: `register-${about.firstDay}-${about.lastDay}` };
}

const tableOf = (headings: string[], rows: string[][]): string =>
  byteOrderMark + [headings, ...rows].map(csvLine).join("");

async function textOf(lines: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const line of lines) text += line;
  return text;
}
