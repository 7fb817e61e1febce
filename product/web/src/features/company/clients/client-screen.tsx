import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import {
  emailLength,
  phoneLength,
  recordNameLength,
  recordNotesLength,
  taxIdLength,
} from "@product/domain/company/master-data";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import {
  RecordScreen,
  type RecordFields,
  type RecordValues,
} from "#features/ground/master-data/share/record-screen.tsx";

const texts = ["name", "taxId", "contactName", "contactEmail", "contactPhone", "notes"] as const;
type Text = (typeof texts)[number];
type Box = "purchaseOrderRequired";
export type ClientValues = RecordValues<Text, Box>;

type ClientScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text, Box>>,
  "texts" | "labelOf" | "description" | "children"
>;

export function ClientScreen(screen: ClientScreenProps) {
  const t = useTranslations("clients");
  return (
    <RecordScreen {...screen} description={t("intro")} texts={texts} labelOf={(name) => t(name)}>
      {(form) => <ClientFieldset {...form} />}
    </RecordScreen>
  );
}

function ClientFieldset({ fields, isTicked }: RecordFields<Text, Box>) {
  const t = useTranslations("clients");
  const sentences = useFieldSentences();
  const reach = (name: "contactEmail" | "contactPhone", type: "email" | "tel", maxLength: number) => (
    <Field
      id={fields[name].id}
      name={name}
      type={type}
      maxLength={maxLength}
      defaultValue={fields[name].initialText}
      label={t(name)}
      help={t(`${name}Help`)}
      errors={sentences(fields[name].errors)}
    />
  );
  return (
    <>
      <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={recordNameLength} required />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField field={fields.taxId} label={t("taxId")} help={t("taxIdHelp")} max={taxIdLength} />
        <TextField
          field={fields.contactName}
          label={t("contactName")}
          help={t("contactNameHelp")}
          max={recordNameLength}
        />
        {reach("contactEmail", "email", emailLength)}
        {reach("contactPhone", "tel", phoneLength)}
      </div>
      <Checkbox
        id="client-purchase-order"
        name="purchaseOrderRequired"
        defaultChecked={isTicked("purchaseOrderRequired")}
        label={t("purchaseOrderRequired")}
        help={t("purchaseOrderHelp")}
      />
      <TextField field={fields.notes} label={t("notes")} help={t("notesHelp")} max={recordNotesLength} lines={4} />
    </>
  );
}
