import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { calendarDay, dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { TimeScreen } from "#features/day/time/time.page.tsx";
import { useSplitSentence } from "#features/day/time/share/use-split-sentence.ts";
import { timeAddress } from "#features/day/time/schema.ts";
import { Reopening } from "./reopening.tsx";
import { useTimeLink } from "#features/day/time/use-time-link.ts";

/** Periods closed for good, and the form that closes the next. */
export function Periods({ screen, reply }: { screen: TimeScreen; reply: FormReply | undefined }) {
  const t = useTranslations("time");
  const locale = useLocale();
  const sentence = useSplitSentence();
  const { periods, may } = screen;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {periods.length === 0 ? (
        <p className="text-compact text-fg-2">{t("noPeriods")}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {periods.map((period) => (
            <li key={period.id} className="num px-3.5 py-2.5 text-compact">
              <b className="font-medium">
                {calendarDay(period.firstDay, locale)} – {calendarDay(period.lastDay, locale)}
              </b>{" "}
              <span className="text-fg-2">
                {period.entity},{" "}
                {t("periodBy", { when: dayAndTime(new Date(period.lockedAt), locale, period.timeZone) })}
              </span>
              <span className="block">
                {t("lines", { n: period.lines })}: {sentence(period.minutes, period.totals)}
              </span>
              <code className="block text-xs break-all text-fg-2">{period.hash}</code>
              <Reopening period={period} screen={screen} reply={reply} />
            </li>
          ))}
        </ul>
      )}
      {may.handOver && (
        <Link to={inLocale(`${timeAddress}/batches`, locale)} className={`${buttonClass("quiet")} self-start`}>
          {t("batches")}
        </Link>
      )}
      {may.approve && <CloseForm screen={screen} reply={reply} />}
    </div>
  );
}

function CloseForm({ screen, reply }: { screen: TimeScreen; reply: FormReply | undefined }) {
  const t = useTranslations("time");
  const to = useTimeLink(screen);
  const sentences = useFieldSentences();
  const saved = { firstDay: screen.days.from, lastDay: screen.days.until };
  const fields = formFields("close-period", ["firstDay", "lastDay"], saved, reply);
  return (
    <Form method="post" action={to({ do: "close" })} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t("closePeriod")}</h2>
      <p className="text-compact text-pretty text-fg-2">{t("closeText")}</p>
      <SubmissionKey value={screen.submissionKey} />
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField id="close-entity" name="entityId" label={t("entity")}>
          {screen.chains.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {(["firstDay", "lastDay"] as const).map((name) => (
          <DayField
            key={name}
            id={fields[name].id}
            name={name}
            label={t(name === "firstDay" ? "from" : "until")}
            defaultValue={fields[name].initialText}
            errors={sentences(fields[name].errors)}
          />
        ))}
      </div>
      <div>
        <Button type="submit" look="primary" size="form" className="max-sm:w-full">
          {t("close")}
        </Button>
      </div>
    </Form>
  );
}
