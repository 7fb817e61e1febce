import type { Route } from "./+types/person-json.route";
import { asFile, askExport } from "./ask-export.ts";

export const handle = { needs: "worker.view", alsoNeeds: "identity.view" };

/** Everything held of one person, for machines. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const data = await askExport({ context, request, params });
  return asFile(JSON.stringify(data, undefined, 2), "application/json; charset=utf-8", `${data.worker.code}.json`);
}
