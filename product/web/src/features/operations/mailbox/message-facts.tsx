import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Facts } from "@product/ui/records/facts";
import { StatusLight } from "@product/ui/records/status-light";
import { dayAndTime } from "#i18n/format.ts";
import type { MailboxEntry } from "#request/ports/mailbox.ts";
import { toneOf } from "#features/ground/letters/share/states.ts";

/** The delivery of a message, to the right of its text. */
export function MessageFacts({ entry, timeZone }: { entry: MailboxEntry; timeZone: string }) {
  const t = useTranslations("mailbox");
  const letters = useTranslations("letters");
  const locale = useLocale();
  const moment = (at: Date | null) => at && dayAndTime(at, locale, timeZone);
  const { state, channel, language, attempts, createdAt, sentAt, nextAttemptAt, lastError } = entry;
  const facts: [string, ReactNode][] = [
    [t("channel"), letters(`channel:${channel}`)],
    [t("languageOf"), language === "en" || language === "es" ? t(`language:${language}`) : language],
    [t("written"), moment(createdAt)],
    [t("sent"), moment(sentAt)],
    [t("attempts"), state === "kept" ? null : attempts],
    [t("nextAttempt"), state === "waiting" ? moment(nextAttemptAt) : null],
    [t("lastError"), lastError],
  ];
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-3">
      <h2 id="facts" className="text-sm font-semibold">
        {t("facts")}
      </h2>
      <StatusLight tone={toneOf[state]} reason={t(`about:${state}`)}>
        {letters(`state:${state}`)}
      </StatusLight>
      <Facts facts={facts} className="grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5" />
    </section>
  );
}
