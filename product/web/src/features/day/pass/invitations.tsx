import { useLocale, useTranslations } from "use-intl";
import type { Answer } from "@product/domain/planning/staffing/answers";
import { buttonClass } from "@product/ui/controls/button";
import type { ShownOffer } from "#features/planning/answers/queries.server.ts";
import { weekdayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { Icon } from "./share/pass-icon.tsx";
import { NeedsNet } from "./punches/punch-notes.tsx";
import { ShiftLine } from "./shift-line.tsx";

/** Shifts the worker is invited to, each with the two answers. */
export function Invitations({ offers }: { offers: readonly ShownOffer[] }) {
  const t = useTranslations("pass");
  const locale = useLocale();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="print:hidden">
      <h2 id="asked" className="pass-heading">
        {t("invitations", { n: offers.length })}
      </h2>
      <ul className="flex flex-col gap-3">
        {offers.map(({ id, event, startsAt, endsAt, timeZone, role, respondBy, answers }) => (
          <li key={id} className="pass-card">
            <ShiftLine event={event} role={role} startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
            {respondBy && (
              <p className="text-sm text-fg-2">
                {t("answerBefore", { until: weekdayAndTime(respondBy, locale, timeZone) })}
              </p>
            )}
            <form method="post" className="grid auto-cols-fr grid-flow-col gap-2.5">
              <input type="hidden" name="offer" value={id} />
              <NeedsNet />
              {answers.toReversed().map((answer) =>
                answer === "withdraw" ? (
                  <a
                    key={answer}
                    href={inLocale(`/workerpass/shifts?offer=${id}&cannot`, locale)}
                    aria-label={t("withdrawName", { event })}
                    className={buttonClass("quiet", "large")}
                  >
                    <Icon name="cross" />
                    {t("withdraw")}
                  </a>
                ) : (
                  <button
                    key={answer}
                    name="answer"
                    value={answer}
                    aria-label={t(`${answer}Name`, { event })}
                    className={buttonClass(isYes(answer) ? "primary" : "quiet", "large")}
                  >
                    <Icon name={isYes(answer) ? "check" : "cross"} />
                    {t(answer)}
                  </button>
                ),
              )}
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isYes = (answer: Answer) => answer === "accept" || answer === "reconfirm";
