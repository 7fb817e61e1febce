import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { minimumAges, roleNameLength } from "@product/domain/company/master-data";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { Choices } from "#features/ground/master-data/share/choices.tsx";
import {
  RecordScreen,
  type RecordFields,
  type RecordValues,
} from "#features/ground/master-data/share/record-screen.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import type { Called } from "#features/company/qualifications/queries.server.ts";

const texts = ["nameEn", "nameEs", "minimumAge"] as const;
type Text = (typeof texts)[number];
const lists = ["qualifications"] as const;
type List = (typeof lists)[number];
export type RoleValues = RecordValues<Text, "leads", List>;

type RoleScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text, "leads", List>>,
  "texts" | "lists" | "labelOf" | "description" | "children"
> & { choosable: Called[] };

export function RoleScreen({ choosable, ...screen }: RoleScreenProps) {
  const t = useTranslations("roles");
  return (
    <RecordScreen {...screen} description={t("intro")} texts={texts} lists={lists} labelOf={(name) => t(name)}>
      {(form) => <RoleFieldset {...form} choosable={choosable} />}
    </RecordScreen>
  );
}

function RoleFieldset({
  fields,
  isTicked,
  lists: { qualifications },
  choosable,
}: RecordFields<Text, "leads", List> & { choosable: Called[] }) {
  const t = useTranslations("roles");
  const { sorted } = useNames();
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
      <Choices
        field={qualifications}
        label={t("qualifications")}
        help={t("qualificationsHelp")}
        options={sorted(choosable)}
        none={t("qualificationsNone")}
      />
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
