import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { dayAndTime } from "#i18n/format.ts";
import type { ClientLink } from "./queries.server.ts";

export function LinkList({ links }: { links: readonly ClientLink[] }) {
  const t = useTranslations("client-view");
  const locale = useLocale();
  const { timeZone } = useEventFrame();
  if (links.length === 0) return <p className="text-compact text-fg-2">{t("none")}</p>;
  return (
    <ul aria-label={t("links")} className="divide-y divide-line rounded-card border border-line">
      {links.map((link) => (
        <li key={link.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-3.5 py-2.5 text-compact">
          <span className="min-w-0 flex-[1_1_16rem]">
            <b className="font-medium wrap-anywhere">{link.note}</b>
            <span className="num block text-fg-2">
              {t(`is:${link.standing}`, { when: dayAndTime(link.expiresAt, locale, timeZone) })},{" "}
              {t(`names:${link.names}`)}
            </span>
          </span>
          {link.standing === "open" && (
            <Form method="post" action="?do=revoke">
              <input type="hidden" name="linkId" value={link.id} />
              <Button type="submit" look="danger" aria-label={t("revokeName", { note: link.note })}>
                {t("revoke")}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
