import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { Callout } from "@product/ui/callout";
import { StatusLight } from "@product/ui/records/status-light";
import type { EngagementState } from "@product/domain/papers/engagements";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { calendarDay, dayAndTime, moneyOf, numberOf } from "#i18n/format.ts";
import { CardActions } from "./card-actions.tsx";
import type { ContractPageData } from "./contract.page.tsx";
import { ContractReading } from "./contract-reading.tsx";
import { Periods } from "./periods.tsx";
import type { ActionReply } from "./actions.ts";
import type { ShownEngagement } from "./queries.server.ts";

const toneOf = { draft: "idle", sent: "warn", signed: "ok", cancelled: "idle" } as const satisfies Record<
  EngagementState,
  string
>;

export type CardProps = { contract: ShownEngagement; page: ContractPageData; reply: ActionReply | undefined };

/** One contract: with whom, from when to when, how it stands, and what can be done about it. */
export function EngagementCard({ contract, page, reply }: CardProps) {
  const t = useTranslations("engagements");
  const worker = useTranslations("workers");
  const heading = `contract-${contract.id}`;
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-card border border-line px-4 py-4 sm:px-5"
    >
      <header className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="text-sm font-semibold wrap-anywhere">
            {contract.entity} · {worker(`type:${contract.type}`)}
          </h2>
          <p className="num text-compact text-fg-2">
            <Span contract={contract} />
          </p>
        </div>
        <Badge outline>{t(`place:${contract.place}`)}</Badge>
      </header>
      <Standing contract={contract} />
      <Terms contract={contract} />
      {contract.owesAlta && <Periods contract={contract} />}
      {contract.findings.map((finding) => (
        <Callout key={finding} tone="warn">
          {t(`finding:${finding}`)}
        </Callout>
      ))}
      {contract.counter && contract.counter.days > contract.counter.most && (
        <Callout tone="warn">{t("finding:counter", { most: String(contract.counter.most) })}</Callout>
      )}
      <CardActions contract={contract} page={page} reply={reply} />
      <ContractReading contract={contract} page={page} reply={reply} />
    </section>
  );
}

type Of = { contract: ShownEngagement };

function Span({ contract: { firstDay, lastDay } }: Of) {
  const t = useTranslations("engagements");
  const locale = useLocale();
  const first = calendarDay(firstDay, locale);
  return <>{lastDay ? `${first} – ${calendarDay(lastDay, locale)}` : t("fromDay", { day: first })}</>;
}

function Standing({ contract: { state, place, sentAt, signedAt, linkUntil, isLinkOpen } }: Of) {
  const t = useTranslations("engagements");
  const locale = useLocale();
  const { timeZone } = useWorkerFrame();
  if (place === "cancelled") return null;
  const when = (at: Date) => dayAndTime(at, locale, timeZone);
  const more = [
    ...(signedAt ? [t("signedOn", { when: when(signedAt) })] : []),
    ...(state === "sent" && sentAt ? [t("sentOn", { when: when(sentAt) })] : []),
    ...(linkUntil ? [isLinkOpen ? t("linkEnds", { when: when(linkUntil) }) : t("linkEnded")] : []),
  ];
  return (
    <StatusLight tone={toneOf[state]} reason={more.join(" · ") || undefined}>
      {t(`state:${state}`)}
    </StatusLight>
  );
}

function Terms({ contract }: Of) {
  const t = useTranslations("engagements");
  const locale = useLocale();
  const { percentage, weeklyHours, convenio, category, complementaryHours, baseRate, currency, template } = contract;
  const time = percentage
    ? t("ofFullTime", { part: numberOf(Number(percentage), locale) })
    : weeklyHours && t("hoursAWeek", { hours: numberOf(Number(weeklyHours), locale) });
  const facts: [string, string | null | undefined][] = [
    [t("workingTime"), time],
    [t("category"), category],
    [t("convenio"), convenio],
    ...(baseRate === undefined
      ? []
      : [
          [t("rate"), baseRate && currency && t("anHour", { rate: moneyOf(baseRate, currency, locale) })] as [
            string,
            string | null,
          ],
        ]),
    ...(contract.country === "ES"
      ? [[t("complementaryHours"), t(complementaryHours ? "agreed" : "notAgreed")] as [string, string]]
      : []),
    [t("templateId"), template],
    ...causeOf(),
    ...(contract.type === "fixed_discontinuous"
      ? ([
          [t("activityPeriod"), contract.activityPeriod],
          [t("hoursDistribution"), contract.hoursDistribution],
        ] as [string, string][])
      : []),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-1.5 text-compact sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex min-w-0 gap-3">
          <dt className="w-36 shrink-0 text-fg-2">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value || <span className="text-fg-3">{t("notGiven")}</span>}</dd>
        </div>
      ))}
    </dl>
  );

  function causeOf(): [string, string | null][] {
    const { cause, causeDetail, counter } = contract;
    if (contract.country !== "ES" || contract.type !== "temporary") return [];
    const causeText = cause && [t(`cause:${cause}`), ...(causeDetail ? [causeDetail] : [])].join(" · ");
    const used =
      counter && t("counterDays", { days: String(counter.days), most: String(counter.most), year: counter.year });
    return [[t("cause"), causeText], ...(used ? [[t("counter"), used] as [string, string]] : [])];
  }
}
