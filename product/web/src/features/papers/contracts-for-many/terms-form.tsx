import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { contractTextLengths, temporaryCauses } from "@product/domain/papers/contract-law";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { Typed } from "./actions.ts";

const newNames = [
  "templateId",
  "firstDay",
  "lastDay",
  "category",
  "convenio",
  "percentage",
  "weeklyHours",
  "baseRate",
  "cause",
  "causeDetail",
  "activityPeriod",
  "hoursDistribution",
] as const;
const renewNames = ["withinDays", "lastDay"] as const;

type TermsFormProps = {
  how: "new" | "renew";
  action: string;
  hidden: { workers: string; from: string };
  templates: readonly { id: string; name: string; isSample: boolean }[];
  mayPay: boolean;
  typed: Typed | undefined;
  reply: FormReply | undefined;
};

/** Terms that all the contracts share; terms of each worker's own, such as company and kind, are not asked. */
export function TermsForm({ how, action, hidden, templates, mayPay, typed, reply }: TermsFormProps) {
  const t = useTranslations("contracts-for-many");
  const words = useTranslations("engagements");
  const sentences = useFieldSentences();
  const names: readonly Name[] = how === "new" ? newNames.filter((name) => mayPay || name !== "baseRate") : renewNames;
  const blank = { ...(Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>), withinDays: "30" };
  const fields = formFields(`contracts-${how}`, names, { ...blank, ...typed }, reply);
  const label = (name: Name) => (name === "withinDays" ? t(name) : words(name));
  const plain = (name: Name) => ({
    id: fields[name].id,
    name,
    label: label(name),
    defaultValue: fields[name].initialText,
    errors: sentences(fields[name].errors),
  });
  const isTicked = (name: string) => (reply ? reply.result.initialValue?.[name] === "on" : typed?.[name] === "on");
  const { causeDetail, activityPeriod, hoursDistribution } = contractTextLengths;
  const pair = "grid gap-x-6 gap-y-5 sm:grid-cols-2";
  return (
    <Form key={how} method="post" action={action} noValidate={useNoValidate()} className="flex flex-col gap-5">
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: label(name) }))} />
      <input type="hidden" name="workers" value={hidden.workers} />
      <input type="hidden" name="from" value={hidden.from} />
      {how === "renew" ? (
        <>
          <p className="text-compact text-pretty text-fg-2">{t("renewWhy")}</p>
          <div className={pair}>
            <Field {...plain("withinDays")} help={t("withinDaysHelp")} inputMode="numeric" maxLength={3} required />
            <DayField {...plain("lastDay")} help={t("sameLength")} />
          </div>
        </>
      ) : (
        <>
          <SelectField {...plain("templateId")} help={words("templateHelp")}>
            <option value="">{words("noTemplate")}</option>
            {templates.map(({ id, name, isSample }) => (
              <option key={id} value={id}>
                {isSample ? words("sampleTemplate", { name }) : name}
              </option>
            ))}
          </SelectField>
          <div className={pair}>
            <DayField {...plain("firstDay")} help={words("dayHelp")} required />
            <DayField {...plain("lastDay")} help={t("lastDayHelp")} />
            <Field {...plain("category")} help={words("categoryHelp")} maxLength={160} />
            <Field {...plain("convenio")} help={words("convenioHelp")} maxLength={160} />
            <Field {...plain("percentage")} help={words("percentageHelp")} inputMode="decimal" maxLength={6} />
            <Field {...plain("weeklyHours")} help={words("weeklyHoursHelp")} inputMode="decimal" maxLength={6} />
            {mayPay && <Field {...plain("baseRate")} help={words("baseRateHelp")} inputMode="decimal" maxLength={10} />}
          </div>
          <div className={pair}>
            <SelectField {...plain("cause")} help={t("causeHelp")}>
              <option value="">{words("choose")}</option>
              {temporaryCauses.map((cause) => (
                <option key={cause} value={cause}>
                  {words(`cause:${cause}`)}
                </option>
              ))}
            </SelectField>
            <Field {...plain("causeDetail")} help={words("causeDetailHelp")} maxLength={causeDetail} />
            <Field {...plain("activityPeriod")} help={words("activityPeriodHelp")} maxLength={activityPeriod} />
            <Field
              {...plain("hoursDistribution")}
              help={words("hoursDistributionHelp")}
              maxLength={hoursDistribution}
            />
          </div>
          <Checkbox
            id="contracts-complementaryHours"
            name="complementaryHours"
            defaultChecked={isTicked("complementaryHours")}
            label={words("complementaryHours")}
            help={words("complementaryHoursHelp")}
          />
        </>
      )}
      <Checkbox
        id={`contracts-${how}-send`}
        name="send"
        defaultChecked={isTicked("send")}
        label={t("send")}
        help={t("sendHelp")}
      />
      <Checkbox
        id={`contracts-${how}-isOneLink`}
        name="isOneLink"
        defaultChecked={isTicked("isOneLink")}
        label={t("isOneLink")}
        help={t("isOneLinkHelp")}
      />
      <Button type="submit" look="quiet" size="form" className="self-start">
        {t("preview")}
      </Button>
    </Form>
  );
}
type Name = (typeof newNames)[number] | (typeof renewNames)[number];
