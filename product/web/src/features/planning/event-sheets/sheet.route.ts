import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { inThread } from "#request/threads/in-thread.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/sheet.route";
import { messages } from "./messages.ts";
import { sheetOf } from "./queries.server.ts";
import type { runSheetPdf } from "./sheets-pdf.server.ts";

export const handle = { needs: "event.view", alsoNeeds: "assignment.view" };

const drawing = "#features/planning/event-sheets/sheets-pdf.server.ts";
const drawnBy = { "run-sheet": "runSheetPdf", "sign-in-sheet": "signInSheetPdf" } as const;

/** One of the sheets of an event in the language that its address names. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  requirePermission(context, "assignment.view");
  const match = /^(run-sheet|sign-in-sheet)-(es|en)\.pdf$/.exec(params.file);
  const frame = match && (await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale));
  if (!match || !frame?.may.seePeople) throw pageNotFound(pageAddress(request).pathname);
  const [kind, language] = [match[1] as keyof typeof drawnBy, match[2] as "es" | "en"];
  const sheet = await sheetOf(frame, language, clockNow());
  const bytes = await inThread<typeof runSheetPdf>(drawing, drawnBy[kind], sheet);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${messages[`file:${kind}`][language]}-${frame.code}.pdf"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
