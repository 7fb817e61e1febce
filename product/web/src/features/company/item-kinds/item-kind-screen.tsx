import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { itemKindNameLength } from "@product/domain/company/master-data";
import { Checkbox } from "@product/ui/controls/checkbox";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { RecordScreen, type RecordValues } from "#features/ground/master-data/share/record-screen.tsx";

const texts = ["nameEn", "nameEs"] as const;
type Text = (typeof texts)[number];
export type ItemKindValues = RecordValues<Text, "isNumbered">;

type ItemKindScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text, "isNumbered">>,
  "texts" | "labelOf" | "description" | "children"
>;

export function ItemKindScreen(screen: ItemKindScreenProps) {
  const t = useTranslations("item-kinds");
  return (
    <RecordScreen {...screen} description={t("intro")} texts={texts} labelOf={(name) => t(name)}>
      {({ fields, isTicked }) => (
        <>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            {texts.map((name) => (
              <TextField
                key={name}
                field={fields[name]}
                label={t(name)}
                help={t("nameHelp")}
                max={itemKindNameLength}
                lang={name === "nameEn" ? "en" : "es"}
                required
              />
            ))}
          </div>
          <Checkbox
            id="item-numbered"
            name="isNumbered"
            defaultChecked={isTicked("isNumbered")}
            label={t("isNumbered")}
            help={t("isNumberedHelp")}
          />
        </>
      )}
    </RecordScreen>
  );
}
