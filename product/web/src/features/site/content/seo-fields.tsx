import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { seoDescriptionLength, seoTitleLength, type SeoTexts } from "@product/domain/site/pages";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";

export type Picture = { name: string; altEn: string; altEs: string };

type SeoFieldsProps = {
  side: "En" | "Es";
  fields: Record<keyof SeoTexts, FormField>;
  pictures: readonly Picture[];
  text: (
    name: `seoTitle${"En" | "Es"}` | `seoDescription${"En" | "Es"}`,
    more: { help: string; max: number; lines?: number },
  ) => ReactNode;
};

/** How the page is found and shared in one language; open where something is written or wrong. */
export function SeoFields({ side, fields, pictures, text }: SeoFieldsProps) {
  const t = useTranslations("content");
  const locale = useLocale();
  const sentences = useFieldSentences();
  const image = fields[`shareImage${side}`];
  const own = [fields[`seoTitle${side}`], fields[`seoDescription${side}`], image];
  return (
    <details
      className="rounded-card border border-line p-3"
      open={own.some(({ initialText, errors }) => initialText !== "" || errors.length > 0)}
    >
      <summary className="touch-target cursor-pointer text-sm font-medium">{t("seo")}</summary>
      <div className="mt-3 flex flex-col gap-4">
        {text(`seoTitle${side}`, { help: t("seoTitleHelp"), max: seoTitleLength })}
        {text(`seoDescription${side}`, { help: t("seoDescriptionHelp"), max: seoDescriptionLength, lines: 2 })}
        <SelectField
          id={image.id}
          name={image.name}
          label={t(`shareImage${side}`)}
          help={t("shareImageHelp")}
          defaultValue={image.initialText}
          errors={sentences(image.errors)}
        >
          <option value="">{t("noShareImage")}</option>
          {pictures.map(({ name, altEn, altEs }) => (
            <option key={name} value={name}>
              {locale === "es" ? altEs : altEn}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
