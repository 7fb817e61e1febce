import { useState } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { currencyOf, hasCalls } from "@product/domain/papers/engagements";
import type { WorkerType } from "@product/domain/people/workers";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { typedIn } from "#features/ground/master-data/share/record-reply.ts";
import type { ContractPageData } from "./contract.page.tsx";
import type { ActionReply } from "./actions.ts";
import { Company, KindOfWork, Template } from "./engagement-choices.tsx";
import { countryOf, names, valuesOf, type Name } from "./engagement-values.ts";
import type { ShownEngagement } from "./queries.server.ts";
import { useReplyTo } from "./reply.ts";
import { currencies } from "./schema.ts";

const formId = "contract";

type FormProps = {
  page: ContractPageData;
  edited: ShownEngagement | undefined;
  mayPay: boolean;
  reply: ActionReply | undefined;
};

/** A contract, new or as long as it is not signed. */
export function EngagementForm({ page, edited, mayPay, reply: answer }: FormProps) {
  const t = useTranslations("engagements");
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === "POST";
  const reply = useReplyTo("save", edited?.id ?? "", answer);
  const typed = typedIn(reply);
  const values = valuesOf(edited, page.choices!);
  const fields = formFields(formId, names, values, typed);
  const isAgreed = typed
    ? typed.result.initialValue?.["complementaryHours"] === "on"
    : (edited?.complementaryHours ?? false);
  const shown = names.filter((name) => mayPay || (name !== "baseRate" && name !== "currency"));
  const isUnsaved = useUnsaved(formId, Object.fromEntries(shown.map((name) => [name, values[name]])));
  const plain = useControls(fields, (name: Name) => t(name));
  const [company, setCompany] = useState(fields.legalEntityId.initialText);
  const [type, setType] = useState(fields.type.initialText as WorkerType);
  const country = countryOf(company, edited, page.choices!);
  const pair = "grid gap-x-6 gap-y-5 sm:grid-cols-2";
  return (
    <Form
      method="post"
      id={formId}
      action={`${pathname}?${edited ? `edit=${edited.id}&of=${edited.id}` : "new"}&do=save`}
      noValidate={useNoValidate()}
      className="flex max-w-3xl flex-col gap-6 pt-5 pb-8"
    >
      <FormPart heading={t(edited ? "editOne" : "newOne")} why={t("formWhy")}>
        <Rejection reply={reply} fields={shown.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={page.submissionKey} />
        <input type="hidden" name="version" value={edited?.version ?? 0} />
        <Company
          page={page}
          edited={edited}
          country={country}
          company={{ ...plain("legalEntityId"), onChoose: setCompany }}
          type={{ ...plain("type"), onChoose: (chosen) => setType(chosen as WorkerType) }}
        />
        <div className={pair}>
          <DayField {...plain("firstDay")} help={t("dayHelp")} required />
          <DayField {...plain("lastDay")} help={t(hasCalls(type) ? "lastDayNone" : "lastDayHelp")} />
          <Field {...plain("percentage")} help={t("percentageHelp")} inputMode="decimal" maxLength={6} />
          <Field {...plain("weeklyHours")} help={t("weeklyHoursHelp")} inputMode="decimal" maxLength={6} />
          <Field {...plain("category")} help={t("categoryHelp")} maxLength={160} />
          <Field {...plain("convenio")} help={t("convenioHelp")} maxLength={160} />
          {mayPay && <Field {...plain("baseRate")} help={t("baseRateHelp")} inputMode="decimal" maxLength={10} />}
          {mayPay && (
            <SelectField
              key={country}
              {...plain("currency")}
              defaultValue={company === values.legalEntityId ? fields.currency.initialText : currencyOf(country)}
            >
              {currencies.map((currency) => (
                <option key={currency} value={currency}>
                  {t(`currency:${currency}`)}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {country === "ES" && (
          <Checkbox
            id={`${formId}-complementaryHours`}
            name="complementaryHours"
            defaultChecked={isAgreed}
            label={t("complementaryHours")}
            help={t("complementaryHoursHelp")}
          />
        )}
        <KindOfWork {...{ country, type, plain }} />
        <Template key={`${country} ${type}`} {...{ page, edited, country, type }} field={plain("templateId")} />
      </FormPart>
      <div className="flex flex-wrap gap-2 max-sm:*:h-11 max-sm:*:w-full">
        <Button type="submit" size="form" busy={isSending}>
          {t("save")}
        </Button>
        <Link to={pathname} className={buttonClass("quiet", "form")}>
          {t("back")}
        </Link>
      </div>
      <UnsavedGuard when={isUnsaved} />
    </Form>
  );
}
