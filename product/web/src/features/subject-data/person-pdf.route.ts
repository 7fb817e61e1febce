import { brandForPaper } from "#features/branding/queries.server.ts";
import { filesContext } from "#request/files.ts";
import type { Route } from "./+types/person-pdf.route";
import { asFile, askExport } from "./ask-export.ts";
import { personPdf } from "./person-pdf.server.ts";

export const handle = { needs: "worker.view", alsoNeeds: "identity.view" };

/** Everything held of one person, to read. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const data = await askExport({ context, request, params });
  const pdf = await personPdf(data, await brandForPaper(context.get(filesContext)));
  return asFile(new Uint8Array(pdf), "application/pdf", `${data.worker.code}.pdf`);
}
