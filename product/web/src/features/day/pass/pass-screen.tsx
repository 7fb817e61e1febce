import { useLocale, useTranslations } from "use-intl";
import type { Refusal } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { hoursAndMinutes, timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { Icon } from "./share/pass-icon.tsx";
import { Briefing } from "./briefing.tsx";
import { Invitations } from "./invitations.tsx";
import { LightBar } from "./light-bar.tsx";
import { Loans } from "./loans.tsx";
import { NextShifts } from "./next-shifts.tsx";
import { OpenShifts } from "./open-shifts.tsx";
import { PassCode } from "./pass-code.tsx";
import { PassHead } from "./pass-head.tsx";
import { NeedsNet, PunchNotes, Unsent } from "./punches/punch-notes.tsx";
import { ToFix } from "./to-fix.tsx";
import { TodayCard } from "./today-card.tsx";
import type { ShownPass } from "./queries.server.ts";

type Shown = {
  pass: ShownPass;
  code: string;
  address: string;
  client: string;
  isUnsent: boolean;
  refusals: readonly Refusal[];
};

/**
 * The worker's day in the order in which it is needed: the light, the code, today's shift, open questions, shifts to
 * come.
 */
export function PassScreen({ pass, code, address, client, isUnsent, refusals }: Shown) {
  const t = useTranslations("pass");
  const requestText = useTranslations("request");
  const locale = useLocale();
  return (
    <>
      <PassHead />
      <h1 className="sr-only">{t("title")}</h1>
      <output data-kept hidden className="mb-2 block rounded-control bg-bg-muted px-3 py-2 text-sm text-fg-2">
        <span className="block">{t("keptAt", { time: timeOf(new Date(pass.now), locale, pass.timeZone) })}</span>
        <span data-keeps hidden className="block">
          {t("keptText")}
        </span>
        <span className="block">{t("restNeedsNet")}</span>
      </output>
      <Unsent isUnsent={isUnsent} />
      <LightBar pass={pass} />
      <PassCode pass={pass} code={code} address={address} />
      {refusals.length > 0 && (
        <Callout tone="bad" alert>
          {refusals.map((refusal) => (
            <p key={refusal.code}>{requestText(refusalKey(refusal.code), refusal as never)}</p>
          ))}
        </Callout>
      )}
      <ToFix pass={pass} />
      <PunchNotes />
      <TodayCard pass={pass} client={client} />
      <Loans pass={pass} />
      <Briefing pass={pass} />
      <Invitations offers={pass.toAnswer} />
      <NextShifts pass={pass} />
      <OpenShifts shifts={pass.open} />
      <ul className="mt-3.5 border-t border-line print:hidden">
        <li>
          <NeedsNet />
        </li>
        <li className="pass-link">
          <a href={inLocale("/workerpass/shifts", locale)}>
            <Icon name="swap" />
            {t("ownShifts")}
          </a>
        </li>
        <li className="pass-link">
          <a href={inLocale("/workerpass/shifts?availability", locale)}>
            <Icon name="sun" />
            {t("availability")}
          </a>
        </li>
        {pass.calendar && (
          <li className="pass-link">
            <a href={`/calendar/${pass.calendar}.ics`}>
              <Icon name="calendar" />
              {t("calendar")}
            </a>
          </li>
        )}
        <li className="pass-link">
          <a href={inLocale("/workerpass/hours", locale)}>
            <Icon name="clock" />
            {t("hours")}
            <span className="ml-auto font-normal text-fg-2 tabular-nums">{hoursAndMinutes(pass.workedMinutes)}</span>
          </a>
        </li>
        <li className="pass-link">
          <a href={inLocale("/workerpass/data", locale)}>
            <Icon name="person" />
            {t("ownData")}
          </a>
        </li>
        <li className="pass-link">
          <button type="button" data-print>
            <Icon name="print" />
            {t("print")}
          </button>
        </li>
      </ul>
    </>
  );
}
