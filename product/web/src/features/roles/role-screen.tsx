import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { minimumAges, roleNameLength } from "@product/domain/master-data";
import { Checkbox } from "@product/ui/checkbox";
import { Field } from "@product/ui/field";
import { useFieldSentences } from "#features/forms/share/form-parts.tsx";
import { TextField } from "#features/forms/share/text-field.tsx";
import { RecordScreen, type RecordFields, type RecordValues } from "#features/master-data/share/record-screen.tsx";

const texts = ["nameEn", "nameEs", "minimumAge"] as const;
type Text = (typeof texts)[number];
export type RoleValues = RecordValues<Text, "leads">;

export const rolesAddress = "/admin/settings/roles";

type RoleScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text, "leads">>,
  "texts" | "labelOf" | "description" | "children"
>;

export function RoleScreen(screen: RoleScreenProps) {
  const t = useTranslations("roles");
  return (
    <RecordScreen {...screen} description={t("intro")} texts={texts} labelOf={(name) => t(name)}>
      {(form) => <RoleFieldset {...form} />}
    </RecordScreen>
  );
}

function RoleFieldset({ fields, isTicked }: RecordFields<Text, "leads">) {
  const t = useTranslations("roles");
  const sentences = useFieldSentences();
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          field={fields.nameEn}
          label={t("nameEn")}
          help={t("nameHelp")}
          max={roleNameLength}
          lang="en"
          required
        />
        <TextField
          field={fields.nameEs}
          label={t("nameEs")}
          help={t("nameHelp")}
          max={roleNameLength}
          lang="es"
          required
        />
      </div>
      <div className="max-w-xs">
        <Field
          id={fields.minimumAge.id}
          name="minimumAge"
          type="number"
          inputMode="numeric"
          {...minimumAges}
          required
          defaultValue={fields.minimumAge.initialText}
          label={t("minimumAge")}
          help={t("minimumAgeHelp")}
          errors={sentences(fields.minimumAge.errors)}
        />
      </div>
      <Checkbox
        id="role-leads"
        name="leads"
        defaultChecked={isTicked("leads")}
        label={t("leads")}
        help={t("leadsHelp")}
      />
    </>
  );
}
