import type { Locale } from "@product/domain/locales";
import type { Actor } from "@product/domain/actor";
import { clockNow } from "#request/clock.ts";
import { messages } from "./messages.ts";
import { alteredHours } from "./pack-hours.server.ts";
import { inspectionPack } from "./pack.ts";
import type { Inspection } from "./queries.server.ts";

export const inspectedBy = ({ legalEntityId, entity, timeZone, firstDay, lastDay }: Inspection) => ({
  entityId: legalEntityId,
  entity,
  timeZone,
  firstDay,
  lastDay,
});

/** `taken` writes down that the archive leaves the house, once it is known that it does. */
export async function packAnswer(
  link: Inspection,
  { actor, locale, taken }: { actor?: Actor; locale: Locale; taken: () => Promise<void> },
): Promise<Response> {
  const altered = await alteredHours(link, actor, locale);
  if (altered) return new Response(sentenceOf(altered, locale), { status: 409, headers: asText });
  await taken();
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

const asText = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};

const sentenceOf = (values: Record<string, string>, locale: Locale): string =>
  messages.altered[locale].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
