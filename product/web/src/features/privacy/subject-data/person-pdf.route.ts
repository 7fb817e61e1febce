import { brandForPaper } from "#features/company/branding/queries.server.ts";
import { filesContext } from "#request/ports/files.ts";
import type { Route } from "./+types/person-pdf.route";
import { inThread } from "#request/threads/in-thread.ts";
import { asFile, askExport } from "./ask-export.ts";
import type { personPdf } from "./person-pdf.server.ts";

export const handle = { needs: "worker.view", alsoNeeds: "identity.view" };

const drawing = "#features/privacy/subject-data/person-pdf.server.ts";

/** Everything held of one person, to read. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const data = await askExport({ context, request, params });
  const brand = await brandForPaper(context.get(filesContext));
  const pdf = await inThread<typeof personPdf>(drawing, "personPdf", data, brand);
  return asFile(new Uint8Array(pdf), "application/pdf", `${data.worker.code}.pdf`);
}
