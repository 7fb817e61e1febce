import { byteOrderMark, csvLine } from "#features/ground/listing/share/csv.ts";
import { fileAnswer } from "#features/people/workers/share/worker-file.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/batch-csv.route";
import { batchFor } from "./batch-answer.ts";

export const handle = { needs: "timesheet.export" };

/** Only a form brings the file: a link could be followed by a machine, and each download is written down. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requirePermission(context, "timesheet.export");
  throw pageNotFound(pageAddress(request).pathname);
};

export async function action({ context, params }: Route.ActionArgs) {
  const { rows, name } = await batchFor(context, params.batchId);
  return fileAnswer(linesOf(rows), name);
}

async function* linesOf(pieces: AsyncGenerator<string[][]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of pieces) yield rows.map(csvLine).join("");
}
