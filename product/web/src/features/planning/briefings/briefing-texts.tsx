import { useTranslations } from "use-intl";
import { briefingLength } from "@product/domain/planning/briefings";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { TextField } from "#features/ground/forms/share/text-field.tsx";

export const briefingNames = ["briefingEs", "briefingEn"] as const;

type BriefingTextsProps = { fields: Record<(typeof briefingNames)[number], FormField>; lines: number };

/** A briefing in both languages, side by side where there is room. */
export function BriefingTexts({ fields, lines }: BriefingTextsProps) {
  const t = useTranslations("briefings");
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {briefingNames.map((name) => (
        <TextField
          key={name}
          field={fields[name]}
          label={t(name)}
          help={t("textHelp")}
          max={briefingLength}
          lang={name === "briefingEs" ? "es" : "en"}
          lines={lines}
        />
      ))}
    </div>
  );
}
