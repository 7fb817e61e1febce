import { rotaQuery } from "#features/planning/rota/schema.ts";
import { pageNotFound } from "#request/failures.ts";
import { inThread } from "#request/threads/in-thread.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/rota-sheet.route";
import { messages } from "./messages.ts";
import { rotaSheetOf } from "./queries.server.ts";
import type { rotaPdf } from "./rota-pdf.server.ts";

export const handle = { needs: "shift.view", alsoNeeds: "assignment.view" };

const drawing = "#features/planning/rota-sheets/rota-pdf.server.ts";

/** The days that the address asks for, by person or by event, in the language that it names. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "shift.view");
  requirePermission(context, "assignment.view");
  const { pathname, searchParams } = pageAddress(request);
  const match = /^(people|events)-(es|en)\.pdf$/.exec(params.file);
  if (!match) throw pageNotFound(pathname);
  const [by, language] = [match[1] as "people" | "events", match[2] as "es" | "en"];
  const sheet = await rotaSheetOf(actor, rotaQuery.parse(Object.fromEntries(searchParams)), by, language);
  const bytes = await inThread<typeof rotaPdf>(drawing, "rotaPdf", sheet);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${messages[`file:${by}`][language]}-${sheet.days[0]}.pdf"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
