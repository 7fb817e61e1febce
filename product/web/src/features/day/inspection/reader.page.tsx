import { data } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { buttonClass } from "@product/ui/controls/button";
import { dayAndTime, daySpan } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/reader.page";
import { inspectedBy } from "./pack-answer.ts";
import { alteredHours } from "./pack-hours.server.ts";
import { chainOver } from "./pack-parts.server.ts";
import { behindLink } from "./queries.server.ts";

export const handle = { needs: "public", messages: ["inspection"] };

// The address is the key: no other site may learn it.
export const headers = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await behindLink(params.token, clockNow());
  if (!link) return data({ link: undefined }, { status: 404 });
  const { entity, timeZone, firstDay, lastDay, expiresAt } = link;
  const { links, end } = await chainOver(inspectedBy(link));
  const altered = await alteredHours(link, undefined, context.get(requestContext).locale);
  return data({
    link: { entity, timeZone, firstDay, lastDay, expiresAt, count: links.length, end, token: params.token, altered },
  });
}

/** The inspector's page behind the link: company, days, and the archive that verifies itself. */
export default function ReaderPage({ loaderData: { link } }: Route.ComponentProps) {
  const t = useTranslations("inspection");
  const locale = useLocale();
  const title = t(link ? "readerTitle" : "goneTitle");
  return (
    <Column className="flex max-w-xl flex-col items-start gap-4 py-12 sm:py-20">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em] text-balance">{title}</h1>
      {link ? (
        <>
          <p className="text-pretty text-fg-2">
            {t("readerText", {
              entity: link.entity,
              days: daySpan(link.firstDay, link.lastDay, locale),
              when: dayAndTime(link.expiresAt, locale, link.timeZone),
            })}
          </p>
          <p className="text-pretty">{t("readerChain", { n: link.count })}</p>
          <p className="w-full text-sm">
            <span className="text-fg-2">{t("readerEnd")}</span>
            <code className="block text-xs break-all">{link.end}</code>
          </p>
          {link.altered ? (
            <Callout tone="bad">{t("altered", link.altered)}</Callout>
          ) : (
            <a
              href={inLocale(`/inspector/${link.token}/pack.zip`, locale)}
              download
              className={`${buttonClass("primary", "form")} max-sm:w-full`}
            >
              {t("download")}
            </a>
          )}
          <p className="text-sm text-pretty text-fg-2">{t("readerHow")}</p>
        </>
      ) : (
        <p className="text-pretty text-fg-2">{t("goneText")}</p>
      )}
    </Column>
  );
}
