import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { daySpan } from "#i18n/format.ts";
import type { BatchScreen } from "./batches.page.tsx";

export function BatchForm({ screen: { periods, clients, submissionKey } }: { screen: BatchScreen }) {
  const t = useTranslations("payroll");
  const locale = useLocale();
  if (periods.length === 0) return <p className="text-compact text-fg-2">{t("noPeriods")}</p>;
  return (
    <Form method="post" aria-label={t("make")} className="grid items-end gap-3 sm:grid-cols-[2fr_2fr_auto]">
      <SubmissionKey value={submissionKey} />
      <SelectField id="batch-period" name="periodId" label={t("period")}>
        {periods.map(({ id, entity, firstDay, lastDay }) => (
          <option key={id} value={id}>
            {entity}, {daySpan(firstDay, lastDay, locale)}
          </option>
        ))}
      </SelectField>
      <SelectField id="batch-client" name="clientId" label={t("what")}>
        <option value="">{t("payrollOption")}</option>
        {clients.map(({ id, name }) => (
          <option key={id} value={id}>
            {t("invoiceOption", { client: name })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="primary" size="form" className="max-sm:w-full">
        {t("makeIt")}
      </Button>
    </Form>
  );
}
