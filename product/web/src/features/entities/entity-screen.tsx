import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { addressLength, employerCodeLength, recordNameLength, taxIdLength } from "@product/domain/master-data";
import { Callout } from "@product/ui/callout";
import { TextField } from "#features/forms/share/text-field.tsx";
import { CountryField } from "#features/master-data/share/country-field.tsx";
import { RecordScreen, type RecordFields, type RecordValues } from "#features/master-data/share/record-screen.tsx";

const texts = ["name", "country", "taxId", "employerCode", "address"] as const;
type Text = (typeof texts)[number];
export type EntityValues = RecordValues<Text>;

export const entitiesAddress = "/admin/settings/entities";

type EntityScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text>>,
  "texts" | "labelOf" | "description" | "children"
>;

export function EntityScreen({
  isTaxIdDoubtful = false,
  ...screen
}: EntityScreenProps & { isTaxIdDoubtful?: boolean }) {
  const t = useTranslations("entities");
  const shared = useTranslations("master-data");
  return (
    <RecordScreen
      {...screen}
      description={t("intro")}
      texts={texts}
      labelOf={(name) => (name === "country" ? shared("country") : t(name))}
    >
      {(form) => <EntityFields {...form} isTaxIdDoubtful={isTaxIdDoubtful} />}
    </RecordScreen>
  );
}

function EntityFields({ fields, isTaxIdDoubtful }: RecordFields<Text> & { isTaxIdDoubtful: boolean }) {
  const t = useTranslations("entities");
  const shared = useTranslations("master-data");
  return (
    <>
      <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={recordNameLength} required />
      <CountryField field={fields.country} help={t("countryHelp")} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField field={fields.taxId} label={t("taxId")} help={t("taxIdHelp")} max={taxIdLength} />
        <TextField
          field={fields.employerCode}
          label={t("employerCode")}
          help={t("employerCodeHelp")}
          max={employerCodeLength}
        />
      </div>
      {isTaxIdDoubtful && <Callout tone="warn">{shared("taxIdDoubt")}</Callout>}
      <TextField field={fields.address} label={t("address")} help={t("addressHelp")} max={addressLength} lines={2} />
    </>
  );
}
