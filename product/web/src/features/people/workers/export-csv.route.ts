import type { Locale } from "@product/domain/locales";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/export-csv.route";
import { extractOf } from "./extract.ts";
import { byteOrderMark, csvLineIn } from "#features/ground/listing/share/csv.ts";
import { fileAnswer } from "./share/worker-file.ts";

export const handle = { needs: "worker.view", alsoNeeds: "worker.export" };

/** The list as it is filtered and shown, as a file. */
export async function loader(asked: Route.LoaderArgs) {
  const { pieces, name } = await extractOf(asked);
  return fileAnswer(linesOf(pieces, asked.context.get(requestContext).locale), name);
}

async function* linesOf(pieces: AsyncGenerator<string[][]>, locale: Locale): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of pieces) yield rows.map(csvLineIn(locale)).join("");
}
