import { useLocale, useTranslations } from "use-intl";
import { EmptyState } from "@product/ui/records/empty-state";
import { dayAndTime } from "#i18n/format.ts";
import type { ShownSession } from "./record-types.ts";
import { Section } from "./section.tsx";

/** The devices on which someone is signed in, as far as they have shown themselves. */
export function SessionRows({ sessions, timeZone }: { sessions: ShownSession[]; timeZone: string }) {
  const t = useTranslations("staff");
  const locale = useLocale();
  return (
    <div className="max-w-3xl pt-5 pb-8">
      <Section id="sessions-of" heading={t("sessionsTitle")} why={t("sessionsWhy")}>
        {sessions.length === 0 ? (
          <EmptyState title={t("noSessions")} heading="h3">
            {t("noSessionsText")}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line">
            {sessions.map(({ device: { browser, system }, address, lastUsed }) => (
              <li key={address + lastUsed.toISOString()} className="flex flex-col px-4 py-2.5">
                <span className="text-sm font-medium">
                  {browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("deviceUnknown"))}
                </span>
                <span className="num text-compact text-fg-2">
                  {address} · {t("lastUsed", { at: dayAndTime(lastUsed, locale, timeZone) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
