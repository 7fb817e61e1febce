import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import type { QueueData } from "./review.page.tsx";

/** Only what came by one form. */
export function FormFilter({ page: { forms, form, view } }: { page: QueueData }) {
  const t = useTranslations("applications");
  if (forms.length < 2) return null;
  return (
    <Form method="get" key={form} className="flex items-end gap-2">
      {view !== "waiting" && <input type="hidden" name="view" value={view} />}
      <div className="grow">
        <SelectField
          id="form-filter"
          name="form"
          label={t("formFilter")}
          defaultValue={form}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          <option value="">{t("everyForm")}</option>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <noscript>
        <button type="submit" className={buttonClass("quiet", "form")}>
          {t("show")}
        </button>
      </noscript>
    </Form>
  );
}
