import { useTranslations } from "use-intl";
import { Field } from "@product/ui/controls/field";
import { Glyph } from "@product/ui/glyph";
import { SelectField } from "@product/ui/controls/select-field";
import { FilterForm } from "#features/ground/listing/share/filter-form.tsx";
import type { StaffView } from "./schema.ts";

type StaffFilterProps = {
  view: StaffView;
  groups: { key: string; name: string }[];
  /** Whether addresses are searched too. */
  byEmail: boolean;
};

export function StaffFilter({ view: { state, q, group }, groups, byEmail }: StaffFilterProps) {
  const t = useTranslations("staff");
  return (
    <FilterForm key={`${state} ${q} ${group}`} className="mb-3.5" send={t("filter")}>
      {state !== "active" && <input type="hidden" name="state" value={state} />}
      <div className="w-72 max-w-full max-sm:w-full">
        <Field
          name="q"
          type="search"
          label={t("search")}
          placeholder={t(byEmail ? "searchHelp" : "searchNameHelp")}
          icon={<Glyph name="search" />}
          defaultValue={q}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className="w-56 max-sm:flex-1">
        <SelectField name="group" label={t("group")} defaultValue={group}>
          <option value="">{t("anyGroup")}</option>
          {groups.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </FilterForm>
  );
}
