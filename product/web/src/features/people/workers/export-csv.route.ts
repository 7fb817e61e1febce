import type { Route } from "./+types/export-csv.route";
import { workerCsv } from "./csv.ts";
import { extractOf } from "./extract.ts";
import { fileAnswer } from "./share/worker-file.ts";

export const handle = { needs: "worker.view", alsoNeeds: "worker.export" };

/** The list as it is filtered and shown, as a file. */
export async function loader(loaderArguments: Route.LoaderArgs) {
  const { pieces, name } = await extractOf(loaderArguments, workerCsv);
  return fileAnswer(pieces, name);
}
