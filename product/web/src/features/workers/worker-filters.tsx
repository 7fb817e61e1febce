import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { listedStatuses, workerTypes } from "@product/domain/people/workers";
import { Button, buttonClass } from "@product/ui/button";
import { Field } from "@product/ui/field";
import { Glyph } from "@product/ui/glyph";
import { SelectField } from "@product/ui/select-field";
import type { Choices, ShownView } from "./shown-view.ts";

type WorkerFiltersProps = { view: ShownView; choices: Choices; searchesPhones: boolean };

/** A form that only asks: what it asks for stands in the address. */
export function WorkerFilters({ view, choices, searchesPhones }: WorkerFiltersProps) {
  const t = useTranslations("workers");
  return (
    <search>
      <Form key={JSON.stringify(view)} className="relative mb-3 flex flex-wrap items-end gap-2">
        <div className="w-80 max-w-full max-sm:w-full">
          <Field
            name="q"
            type="search"
            label={t(searchesPhones ? "search" : "searchNoPhone")}
            icon={<Glyph name="search" />}
            defaultValue={view.q}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Button look="quiet" type="submit" className="h-9 pointer-coarse:h-11 max-sm:flex-1">
          {t("show")}
        </Button>
        <details className="group max-sm:flex-1 max-sm:open:flex-none max-sm:open:basis-full">
          <summary
            className={`${buttonClass("quiet")} h-9 cursor-pointer list-none max-sm:group-open:mb-2 pointer-coarse:h-11 max-sm:w-full [&::-webkit-details-marker]:hidden`}
          >
            {t("filters")}
            <Glyph name="chevron-down" size={14} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid items-end gap-3 rounded-card border border-line bg-bg-raised p-3.5 sm:absolute sm:inset-x-0 sm:top-full sm:z-10 sm:mt-2 sm:max-w-4xl sm:grid-cols-2 sm:border-transparent sm:shadow-overlay lg:grid-cols-3">
            <SelectField name="status" label={t("status")} defaultValue={view.status ?? ""}>
              <option value="">{t("any")}</option>
              {listedStatuses.map((status) => (
                <option key={status} value={status}>
                  {t(`status:${status}`)}
                </option>
              ))}
            </SelectField>
            <SelectField name="role" label={t("role")} defaultValue={view.role}>
              <option value="">{t("any")}</option>
              {choices.roles.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Field name="town" label={t("town")} defaultValue={view.town} maxLength={120} autoComplete="off" />
            <Field name="tag" label={t("tag")} defaultValue={view.tag} maxLength={80} autoComplete="off" />
            <SelectField name="type" label={t("type")} defaultValue={view.type ?? ""}>
              <option value="">{t("any")}</option>
              {workerTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`type:${type}`)}
                </option>
              ))}
            </SelectField>
            <SelectField name="entity" label={t("entity")} defaultValue={view.entity ?? ""}>
              <option value="">{t("any")}</option>
              {choices.entities.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button type="submit" className="col-span-full h-9 justify-self-start pointer-coarse:h-11">
              {t("apply")}
            </Button>
          </div>
        </details>
      </Form>
    </search>
  );
}
