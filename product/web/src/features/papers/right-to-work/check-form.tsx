import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { checkOutcomes, methodsIn } from "@product/domain/papers/right-to-work";
import { countries } from "@product/domain/people/workers";
import { Callout } from "@product/ui/callout";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { ColumnSubmit } from "#features/ground/forms/share/submit-button.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import type { PageData, Reply } from "./right-to-work.page.tsx";

const names = ["method", "outcome", "checkedOn", "validUntil", "termHours", "shareCode", "seen", "documentId"] as const;
const empty = Object.fromEntries(names.map((name) => [name, ""])) as Record<(typeof names)[number], string>;

/** One form for both countries: the way that is chosen says which. The ways of the company's own country stand first. */
export function CheckForm({ page, reply: answer }: { page: PageData; reply: Reply }) {
  const t = useTranslations("right-to-work");
  const { pathname } = useLocation();
  const reply = useReplyTo("check", answer);
  const { country, hasBirthDate } = page.basis;
  const fields = formFields("check", names, empty, reply);
  const plain = useControls(fields, (name: (typeof names)[number]) => t(name));
  return (
    <Form method="post" action={`${pathname}?do=check`} noValidate>
      <FormPart heading={t("newCheck")} why={t("newCheckWhy")}>
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        {country === "UK" && !hasBirthDate && <Callout tone="warn">{t("noBirthDate")}</Callout>}
        <SubmissionKey value={page.submissionKey} />
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          <SelectField {...plain("method")} required>
            <option value="">{t("choose")}</option>
            {countries
              .toSorted((a) => (a === country ? -1 : 1))
              .map((each) => (
                <optgroup key={each} label={t(`country:${each}`)}>
                  {methodsIn[each].map((method) => (
                    <option key={method} value={method}>
                      {t(`method:${method}`)}
                    </option>
                  ))}
                </optgroup>
              ))}
          </SelectField>
          <SelectField {...plain("outcome")} required>
            <option value="">{t("choose")}</option>
            {checkOutcomes.map((outcome) => (
              <option key={outcome} value={outcome}>
                {t(`outcome:${outcome}`)}
              </option>
            ))}
          </SelectField>
          <DayField {...plain("checkedOn")} help={t("dayHelp")} required />
          <DayField {...plain("validUntil")} help={t("validUntilHelp")} />
          <Field {...plain("shareCode")} help={t("shareCodeHelp")} autoComplete="off" autoCapitalize="characters" />
          <Field {...plain("termHours")} help={t("termHoursHelp")} inputMode="numeric" maxLength={2} />
          <Field {...plain("seen")} help={t("seenHelp")} maxLength={200} />
          <SelectField {...plain("documentId")} help={t("documentHelp")}>
            <option value="">{t("none")}</option>
            {page.papers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <ColumnSubmit>{t("saveCheck")}</ColumnSubmit>
      </FormPart>
    </Form>
  );
}
