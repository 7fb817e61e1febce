import { z } from "zod";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/rows.route";
import { importWith } from "./queries.server.ts";
import { badRowLines } from "./rows-file.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "worker.create" };

/** The rows of an import that stay out, to be mended in a spreadsheet and sent again. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.create");
  const { locale } = context.get(requestContext);
  const id = z.uuid().safeParse(params.importId);
  const run = id.success ? await importWith(actor, id.data) : undefined;
  if (!run?.plan) throw pageNotFound(pageAddress(request).pathname);
  return new Response(streamOf(badRowLines(run, locale)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${locale === "es" ? "filas-por-corregir" : "rows-to-mend"}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Reads on only when the last piece has gone out. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await lines.return(undefined)),
  });
}
