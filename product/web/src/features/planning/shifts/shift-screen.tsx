import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { RecordScreen } from "#features/ground/master-data/share/record-screen.tsx";
import { ShiftFields, shiftTexts, type ShiftText } from "./shift-fields.tsx";

type ShiftScreenProps = Omit<
  ComponentProps<typeof RecordScreen<ShiftText, "breakPaid">>,
  "texts" | "labelOf" | "description" | "children" | "title"
> & { zones: readonly { id: string; name: string }[] };

export function ShiftScreen({ zones, ...screen }: ShiftScreenProps) {
  const t = useTranslations("shifts");
  const asksWhich = screen.reply?.refusals.some(({ code }) => code === "time.twice") ?? false;
  return (
    <RecordScreen {...screen} description={t("intro")} texts={shiftTexts} labelOf={(name) => t(name)}>
      {(form) => <ShiftFields {...form} zones={zones} asksWhich={asksWhich} />}
    </RecordScreen>
  );
}
