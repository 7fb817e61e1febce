import { pageNotFound } from "#request/failures.ts";
import { inThread } from "#request/threads/in-thread.ts";
import { clockNow } from "#request/clock.ts";
import { messages } from "./messages.ts";
import { monthSummary } from "./queries.server.ts";
import type { summaryPdf } from "./summary-pdf.server.ts";

const drawing = "#features/day/month-summary/summary-pdf.server.ts";

export async function summaryAnswer(workerId: string, month: string, path: string): Promise<Response> {
  const summary = await monthSummary(workerId, month, clockNow());
  if (!summary) throw pageNotFound(path);
  const bytes = await inThread<typeof summaryPdf>(drawing, "summaryPdf", summary, summary.entity);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${messages.file[summary.language]}-${month}.pdf"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
