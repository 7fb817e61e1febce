import { csvFile } from "#features/ground/listing/share/csv.ts";
import { fileAnswer } from "#features/people/workers/share/worker-file.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/export-csv.route";
import { extractOf } from "./export.ts";

export const handle = { needs: "pay.view", alsoNeeds: "pay.export" };

/** The list as a file for whoever makes the registrations. */
export async function loader(loaderArgs: Route.LoaderArgs) {
  const { pieces, name } = await extractOf(loaderArgs);
  return fileAnswer(csvFile(pieces, loaderArgs.context.get(requestContext).locale), name);
}
