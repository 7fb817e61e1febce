import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { PageStep } from "@product/domain/site/page-states";
import { usualZone } from "@product/domain/time/zone";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { dayAndTime } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";

export type Step = Exclude<PageStep, "edit">;
type PageStepsProps = {
  steps: readonly Step[];
  version: number;
  publishAt: Date | null;
  reply: FormReply | undefined;
};

const looks: Partial<Record<Step, "primary" | "danger">> = { publish: "primary", archive: "danger" };

/** The steps that this person can take with the saved text now. */
export function PageSteps({ steps, version, publishAt, reply }: PageStepsProps) {
  const t = useTranslations("content");
  const locale = useLocale();
  if (steps.length === 0 && !publishAt) return null;
  return (
    <section aria-labelledby="publication" className="flex flex-col gap-3">
      <h2 id="publication" className="text-sm font-semibold">
        {t("publishing")}
      </h2>
      {publishAt && <p className="text-compact">{t("goesOut", { when: dayAndTime(publishAt, locale, usualZone) })}</p>}
      <div className="flex flex-wrap gap-2">
        {steps
          .filter((step) => step !== "schedule")
          .map((step) => (
            <Form key={step} method="post" action={`?do=${step}`}>
              <input type="hidden" name="version" value={version} />
              <Button type="submit" look={looks[step] ?? "quiet"}>
                {t(`step:${step}`)}
              </Button>
            </Form>
          ))}
      </div>
      {steps.includes("schedule") && <Schedule version={version} reply={reply} />}
    </section>
  );
}

const texts = ["day", "time"] as const;

function Schedule({ version, reply }: { version: number; reply: FormReply | undefined }) {
  const t = useTranslations("content");
  const fields = formFields("schedule", texts, { day: "", time: "08:00" }, reply);
  const labels = { day: t("scheduleDay"), time: t("scheduleTime") };
  const common = useControls(fields, (name) => labels[name]);
  return (
    <Form method="post" action="?do=schedule" noValidate={useNoValidate()} className="flex flex-col gap-2">
      <Rejection reply={reply} fields={texts.map((name) => ({ ...fields[name], label: labels[name] }))} />
      <input type="hidden" name="version" value={version} />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <DayField {...common("day")} help={t("scheduleHelp")} />
        <Field {...common("time")} inputMode="numeric" />
      </div>
      <div>
        <Button type="submit" look="quiet">
          {t("step:schedule")}
        </Button>
      </div>
    </Form>
  );
}
