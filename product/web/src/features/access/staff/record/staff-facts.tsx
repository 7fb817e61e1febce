import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@product/domain/locales";
import { Facts } from "@product/ui/records/facts";
import { dayAndTime } from "#i18n/format.ts";
import type { ShownPerson } from "./record-types.ts";
import { SecondFactor } from "#features/access/staff/staff-table.tsx";

/** Facts about a person, to the right of the actions. A field that the reader may not see has no line. */
export function StaffFacts({ person, timeZone }: { person: ShownPerson; timeZone: string }) {
  const t = useTranslations("staff");
  const locale = useLocale();
  const moment = (at: Date | null | undefined) => at && dayAndTime(at, locale, timeZone);
  const { email, phone, language, invitedAt, invitedBy, joinedAt, lastSeen, secondFactor, deactivatedAt } = person;
  const invited = moment(invitedAt);
  const facts: [string, ReactNode][] = [
    [t("email"), email],
    [t("phone"), phone],
    [t("language"), locales.find(({ code }) => code === language)?.name],
    [t("secondFactor"), <SecondFactor key="factor" isOn={secondFactor ?? false} />],
    [t("invitedAt"), invited && invitedBy ? t("byWhom", { when: invited, name: invitedBy }) : invited],
    [t("joinedAt"), moment(joinedAt) ?? t("notYet")],
    [t("lastSeen"), moment(lastSeen) ?? t("never")],
    [t("deactivatedAt"), moment(deactivatedAt)],
  ];
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-3">
      <h2 id="facts" className="text-sm font-semibold">
        {t("facts")}
      </h2>
      <Facts facts={facts} className="grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2" />
    </section>
  );
}
