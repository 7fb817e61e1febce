import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { dayAndTime, daySpan } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { InspectionScreen } from "./inspections.page.tsx";
import { inspectionsAddress } from "./schema.ts";

export function InspectionList({ screen }: { screen: InspectionScreen }) {
  const t = useTranslations("inspection");
  if (screen.links.length === 0) return <p className="text-compact text-fg-2">{t("none")}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {screen.links.map((link) => (
        <InspectionRow key={link.id} link={link} />
      ))}
    </ul>
  );
}

function InspectionRow({ link }: { link: InspectionScreen["links"][number] }) {
  const t = useTranslations("inspection");
  const locale = useLocale();
  const here = useLocation().pathname;
  const state = link.revokedAt
    ? t("revoked")
    : link.isEnded
      ? t("ended")
      : t("until", { when: dayAndTime(link.expiresAt, locale, link.timeZone) });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-3.5 py-2.5 text-compact">
      <span className="num min-w-0 flex-[1_1_16rem]">
        <b className="font-medium">{link.note}</b>
        <span className="block text-fg-2">
          {link.entity}, {daySpan(link.firstDay, link.lastDay, locale)}, {state}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Form method="post" reloadDocument action={inLocale(`${inspectionsAddress}/${link.id}/pack`, locale)}>
          <Button type="submit" look="quiet">
            {t("download")}
          </Button>
        </Form>
        {!link.revokedAt && !link.isEnded && (
          <Form method="post" action={`${here}?do=revoke`}>
            <input type="hidden" name="linkId" value={link.id} />
            <Button type="submit" look="danger">
              {t("revoke")}
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}
