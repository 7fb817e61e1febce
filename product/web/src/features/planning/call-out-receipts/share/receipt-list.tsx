import { useLocale, useTranslations } from "use-intl";
import { timeOf, weekdayAndTime, dayTimeAndSeconds } from "#i18n/format.ts";
import type { Receipt } from "#features/planning/call-out-receipts/queries.server.ts";

/** Messages to a worker about shifts, with time, channel and answer: the proof of each call-out. */
export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const t = useTranslations("call-out-receipts");
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="mb-2 text-sm font-semibold">
        {t("receipts")}
      </h2>
      {receipts.length === 0 ? (
        <p className="text-compact text-fg-2">{t("none")}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {receipts.map((receipt) => (
            <ReceiptLine key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
  const t = useTranslations("call-out-receipts");
  const locale = useLocale();
  const { kind, timeZone, startsAt, endsAt, respondBy, answer, answeredAt, outcome } = receipt;
  const exact = (at: Date) => dayTimeAndSeconds(at, locale, timeZone);
  const term = respondBy && t("until", { when: weekdayAndTime(respondBy, locale, timeZone) });
  return (
    <li className="grid gap-x-5 gap-y-1 px-3.5 py-2.5 text-compact sm:grid-cols-[13rem_minmax(0,1fr)_16rem]">
      <span>
        <span className="font-medium">{t(`kind:${kind}`)}</span>
        <span className="block text-fg-2">{useSending(receipt)}</span>
      </span>
      <span className="min-w-0">
        {receipt.event}
        <span className="block text-fg-2">{[receipt.shift, receipt.role, receipt.place].join(" · ")}</span>
        <span className="num block text-fg-2">
          {weekdayAndTime(startsAt, locale, timeZone)}–{timeOf(endsAt, locale, timeZone)}
        </span>
      </span>
      <span>
        {outcome && t(`outcome:${outcome}`)}
        {answer && answeredAt ? t("answered", { answer: t(`answer:${answer}`), when: exact(answeredAt) }) : term}
      </span>
    </li>
  );
}

function useSending({ sentAt, channel, leavesAt, timeZone }: Receipt): string {
  const t = useTranslations("call-out-receipts");
  const locale = useLocale();
  if (sentAt) return t("sentBy", { channel: channel ?? "mail", when: dayTimeAndSeconds(sentAt, locale, timeZone) });
  return t("waits", { when: dayTimeAndSeconds(leavesAt, locale, timeZone) });
}
