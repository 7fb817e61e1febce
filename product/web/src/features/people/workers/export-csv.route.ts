import type { Route } from "./+types/export-csv.route";
import { extractOf } from "./extract.ts";
import { byteOrderMark, csvLine } from "#features/ground/listing/share/csv.ts";
import { fileAnswer } from "./share/worker-file.ts";

export const handle = { needs: "worker.view", alsoNeeds: "worker.export" };

/** The list as it is filtered and shown, as a file. */
export async function loader(asked: Route.LoaderArgs) {
  const { pieces, name } = await extractOf(asked);
  return fileAnswer(linesOf(pieces), name);
}

async function* linesOf(pieces: AsyncGenerator<string[][]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of pieces) yield rows.map(csvLine).join("");
}
