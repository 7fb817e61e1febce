import { byteOrderMark, csvLine } from "#features/ground/listing/share/csv.ts";
import { fileAnswer } from "#features/people/workers/share/worker-file.ts";
import type { Route } from "./+types/export-csv.route";
import { extractOf } from "./export.ts";

export const handle = { needs: "pay.view", alsoNeeds: "pay.export" };

/** The list as a file for whoever makes the registrations. */
export async function loader(asked: Route.LoaderArgs) {
  const { pieces, name } = await extractOf(asked);
  return fileAnswer(linesOf(pieces), name);
}

async function* linesOf(pieces: AsyncGenerator<string[][]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of pieces) yield rows.map(csvLine).join("");
}
