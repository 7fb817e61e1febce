import type { Locale } from "@product/domain/locales";
import { clockNow } from "#request/clock.ts";
import { inspectionPack } from "./pack.ts";
import type { Inspection } from "./queries.server.ts";

export const inspectedBy = ({ legalEntityId, entity, timeZone, firstDay, lastDay }: Inspection) => ({
  entityId: legalEntityId,
  entity,
  timeZone,
  firstDay,
  lastDay,
});

export async function packAnswer(link: Inspection, locale: Locale): Promise<Response> {
  const { zip, name } = await inspectionPack(inspectedBy(link), locale, clockNow());
  return new Response(new Uint8Array(zip), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}.zip"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}
