import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/export-csv.route";
import { extractOf } from "./extract.ts";
import { csvFile } from "#features/ground/listing/share/csv.ts";
import { fileAnswer } from "./share/worker-file.ts";

export const handle = { needs: "worker.view", alsoNeeds: "worker.export" };

/** The list as it is filtered and shown, as a file. */
export async function loader(asked: Route.LoaderArgs) {
  const { pieces, name } = await extractOf(asked);
  return fileAnswer(csvFile(pieces, asked.context.get(requestContext).locale), name);
}
