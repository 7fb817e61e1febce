import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageBodyLength, pageLeadLength, pageTitleLength, seoNames } from "@product/domain/site/pages";
import type { Blocks } from "@product/domain/site/blocks";
import { Field } from "@product/ui/controls/field";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { BodyField } from "./body-field.tsx";
import { SeoFields, type Picture } from "./seo-fields.tsx";
import { WayToEdit, type Way } from "./way-to-edit.tsx";

export const pageFormId = "page";
const names = ["titleEs", "leadEs", "bodyEs", "titleEn", "leadEn", "bodyEn", "effectiveOn", ...seoNames] as const;
export type PageTexts = Record<(typeof names)[number], string> & { version: number };

type PageFieldsProps = {
  texts: PageTexts;
  /** The unsaved draft of this person. */
  draft: (Omit<PageTexts, "version" | "effectiveOn"> & { base: number }) | undefined;
  pictures: readonly Picture[];
  isLegal: boolean;
  blocks: Record<"en" | "es", Blocks>;
  submissionKey: string;
  reply: FormReply | undefined;
  mayEdit: boolean;
  way: Way;
  onWay: (way: Way) => void;
};

/** Both languages side by side. A version that another person saved meanwhile stands beside the typed text. */
export function PageFields({
  texts,
  draft,
  pictures,
  isLegal,
  blocks,
  submissionKey,
  reply,
  mayEdit,
  way,
  onWay,
}: PageFieldsProps) {
  const t = useTranslations("content");
  const sentences = useFieldSentences();
  const fields = formFields(pageFormId, names, { ...texts, ...draft }, reply);
  const isStale = reply !== undefined && typedText(reply, "version") !== String(texts.version);
  const isAlive = useNoValidate();
  const isVisual = isAlive && mayEdit && reply === undefined && way === "visual";
  const label = (name: (typeof names)[number]) => t(name);
  const text = (
    name: Exclude<(typeof names)[number], "effectiveOn" | `shareImage${string}`>,
    more: { help: string; max: number; lines?: number },
  ) => (
    <TextField
      field={fields[name]}
      label={label(name)}
      lang={name.endsWith("En") ? "en" : "es"}
      savedVersion={isStale && fields[name].initialText !== texts[name] ? texts[name] : undefined}
      {...more}
    />
  );
  return (
    <Form
      method="post"
      action="?do=save"
      id={pageFormId}
      noValidate={isAlive}
      data-compared={isStale || undefined}
      className="flex flex-col gap-6 pb-8"
    >
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: label(name) }))} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={(!reply && draft?.base) || texts.version} />
      {mayEdit && reply === undefined && <WayToEdit way={way} onChange={onWay} />}
      <div className={`grid gap-x-6 gap-y-8 ${isStale ? "" : "xl:grid-cols-2"}`}>
        {(["Es", "En"] as const).map((side) => {
          const language = side === "Es" ? "es" : "en";
          const languageName = t(side === "Es" ? "spanish" : "english");
          return (
            <fieldset key={side} className="flex min-w-0 flex-col gap-4">
              <legend className="mb-3 text-sm font-semibold">{languageName}</legend>
              {text(`title${side}`, { help: t("titleHelp"), max: pageTitleLength })}
              {text(`lead${side}`, { help: t("leadHelp"), max: pageLeadLength, lines: 2 })}
              <BodyField
                boxId={fields[`body${side}`].id}
                language={language}
                languageName={languageName}
                saved={blocks[language]}
                isVisual={isVisual}
                pictures={pictures}
              >
                {text(`body${side}`, { help: t("bodyHelp"), max: pageBodyLength, lines: 18 })}
              </BodyField>
              <SeoFields side={side} fields={fields} pictures={pictures} text={text} />
            </fieldset>
          );
        })}
      </div>
      {isLegal && (
        <div className="max-w-60">
          <Field
            id={fields.effectiveOn.id}
            name="effectiveOn"
            label={t("effectiveOn")}
            help={t("effectiveHelp")}
            defaultValue={fields.effectiveOn.initialText}
            errors={sentences(fields.effectiveOn.errors)}
          />
        </div>
      )}
    </Form>
  );
}
