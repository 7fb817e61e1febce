import { Form, Link, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { textOfHundredths } from "@product/domain/people/amounts";
import { workerTypes } from "@product/domain/people/workers";
import { Button, buttonClass } from "@product/ui/button";
import { Checkbox } from "@product/ui/checkbox";
import { Field } from "@product/ui/field";
import { SelectField } from "@product/ui/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { typedIn } from "#features/ground/master-data/share/record-reply.ts";
import type { ContractPageData } from "./contract.page.tsx";
import type { DeedReply } from "./deeds.ts";
import type { ShownEngagement } from "./queries.server.ts";
import { useReplyTo } from "./reply.ts";
import { currencies } from "./schema.ts";

const names = [
  "legalEntityId",
  "type",
  "firstDay",
  "lastDay",
  "percentage",
  "weeklyHours",
  "convenio",
  "category",
  "baseRate",
  "currency",
  "templateId",
] as const;
type Name = (typeof names)[number];

const formId = "contract";

type FormProps = {
  page: ContractPageData;
  edited: ShownEngagement | undefined;
  mayPay: boolean;
  reply: DeedReply | undefined;
};

/** A contract, new or as long as it is not signed. */
export function EngagementForm({ page, edited, mayPay, reply: answer }: FormProps) {
  const t = useTranslations("engagements");
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === "POST";
  const reply = useReplyTo("save", edited?.id ?? "", answer);
  const typed = typedIn(reply);
  const values = valuesOf(edited, page.choices!.usual);
  const fields = formFields(formId, names, values, typed);
  const isAgreed = typed
    ? typed.result.initialValue?.["complementaryHours"] === "on"
    : (edited?.complementaryHours ?? false);
  const shown = names.filter((name) => mayPay || (name !== "baseRate" && name !== "currency"));
  const isUnsaved = useUnsaved(formId, Object.fromEntries(shown.map((name) => [name, values[name]])));
  const sentences = useFieldSentences();
  const plain = (name: Name) => ({
    id: fields[name].id,
    name,
    label: t(name),
    defaultValue: fields[name].initialText,
    errors: sentences(fields[name].errors),
  });
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
        <Company page={page} edited={edited} company={plain("legalEntityId")} type={plain("type")} />
        <div className={pair}>
          <Field {...plain("firstDay")} help={t("dayHelp")} inputMode="numeric" required />
          <Field {...plain("lastDay")} help={t("lastDayHelp")} inputMode="numeric" />
          <Field {...plain("percentage")} help={t("percentageHelp")} inputMode="decimal" maxLength={6} />
          <Field {...plain("weeklyHours")} help={t("weeklyHoursHelp")} inputMode="decimal" maxLength={6} />
          <Field {...plain("category")} help={t("categoryHelp")} maxLength={160} />
          <Field {...plain("convenio")} help={t("convenioHelp")} maxLength={160} />
          {mayPay && <Field {...plain("baseRate")} help={t("baseRateHelp")} inputMode="decimal" maxLength={10} />}
          {mayPay && (
            <SelectField {...plain("currency")}>
              {currencies.map((currency) => (
                <option key={currency} value={currency}>
                  {t(`currency:${currency}`)}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        <Checkbox
          id={`${formId}-complementaryHours`}
          name="complementaryHours"
          defaultChecked={isAgreed}
          label={t("complementaryHours")}
          help={t("complementaryHoursHelp")}
        />
        <Template page={page} edited={edited} field={plain("templateId")} />
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

type Plain = Parameters<typeof Field>[0] & { defaultValue: string };
type Chosen = Pick<FormProps, "page" | "edited">;

/** One that was put away since stays chosen. */
function Company({ page, edited, company, type }: Chosen & { company: Plain; type: Plain }) {
  const worker = useTranslations("workers");
  const offered = page.choices!.entities;
  const gone = edited && !offered.some(({ id }) => id === edited.legalEntityId);
  const entities = gone ? [...offered, { id: edited.legalEntityId, name: edited.entity }] : offered;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <SelectField {...select(company)} required>
        {entities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...select(type)} required>
        {workerTypes.map((each) => (
          <option key={each} value={each}>
            {worker(`type:${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Template({ page, edited, field }: Chosen & { field: Plain }) {
  const t = useTranslations("engagements");
  const offered = page.choices!.templates;
  const gone = edited?.templateId && !offered.some(({ id }) => id === edited.templateId);
  return (
    <SelectField {...select(field)} help={t("templateHelp")}>
      <option value="">{t("noTemplate")}</option>
      {gone && <option value={edited.templateId!}>{edited.template}</option>}
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const select = ({ id, name, label, defaultValue, errors }: Plain) => ({
  id: id!,
  name: name!,
  label,
  defaultValue,
  errors,
});

function valuesOf(
  edited: ShownEngagement | undefined,
  usual: { legalEntityId: string; type: string },
): Record<Name, string> {
  if (!edited)
    return {
      ...(Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>),
      ...usual,
      currency: "EUR",
    };
  const { legalEntityId, type, firstDay, lastDay, percentage, weeklyHours, convenio, category, templateId } = edited;
  const { baseRate, currency } = edited;
  return {
    legalEntityId,
    type,
    firstDay,
    lastDay: lastDay ?? "",
    percentage: percentage ? String(Number(percentage)) : "",
    weeklyHours: weeklyHours ? String(Number(weeklyHours)) : "",
    convenio,
    category,
    baseRate: baseRate ? textOfHundredths(baseRate) : "",
    currency: currency ?? "EUR",
    templateId: templateId ?? "",
  };
}
