import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { eventTitleLength } from "@product/domain/planning/events";
import { rhythms } from "@product/domain/planning/occurrences";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { ClockFields } from "#features/planning/event-moves/share/clock-fields.tsx";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";

const texts = ["titleEs", "titleEn", "firstDay", "rhythm", "until"] as const;
type Text = (typeof texts)[number];

type CopyScreenProps = {
  event: { id: string; firstDay: string; titles: { titleEs: string; titleEn: string } };
  may: { stage: boolean };
  submissionKey: string;
  reply: FormReply | undefined;
};

/** When the copy is to take place, how often, and with whom. */
export function CopyScreen({ event, may, submissionKey, reply }: CopyScreenProps) {
  const t = useTranslations("event-copies");
  const locale = useLocale();
  const fields = formFields("copy", texts, { ...event.titles, firstDay: "", rhythm: "once", until: "" }, reply);
  const plain = useControls(fields, (name: Text) => t(name));
  return (
    <Form method="post" id="copy" noValidate={useNoValidate()} className="flex max-w-xl flex-col gap-5 pt-4 pb-8">
      <div>
        <h2 className="text-base font-semibold">{t("copyTitle")}</h2>
        <p className="mt-1 text-compact text-pretty text-fg-2">{t("copyIntro")}</p>
      </div>
      <Rejection reply={reply} fields={texts.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      {(["titleEs", "titleEn"] as const).map((name) => (
        <TextField
          key={name}
          field={fields[name]}
          label={t(name)}
          help={t("titleHelp")}
          max={eventTitleLength}
          lang={name === "titleEs" ? "es" : "en"}
        />
      ))}
      <DayField
        {...plain("firstDay")}
        help={t("firstDayHelp", { day: calendarDay(event.firstDay, locale) })}
        required
      />
      <ClockFields reply={reply} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField {...plain("rhythm")} help={t("rhythmHelp")}>
          {rhythms.map((rhythm) => (
            <option key={rhythm} value={rhythm}>
              {t(`rhythm:${rhythm}`)}
            </option>
          ))}
        </SelectField>
        <DayField {...plain("until")} help={t("untilHelp")} />
      </div>
      {may.stage && (
        <Checkbox
          id="team"
          name="team"
          defaultChecked={reply?.result.initialValue?.["team"] === "on"}
          label={t("team")}
          help={t("teamHelp")}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="form">
          {t("copyDo")}
        </Button>
        <Link to={inLocale(`/admin/events/${event.id}`, locale)} className={buttonClass("quiet", "form")}>
          {t("back")}
        </Link>
      </div>
    </Form>
  );
}
