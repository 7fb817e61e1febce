import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import type { KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import type { Picture } from "#features/site/content/seo-fields.tsx";
import { blockFields, isFielded, type FieldedNode } from "./block-fields.ts";
import { partSteps, partStepsOf } from "./part-steps.ts";
import { PicturePicker } from "./picture-picker.tsx";
import { copyingAcross } from "./rows.ts";
import { around } from "./selected.ts";

type BlockSettingsProps = { editor: Editor; pictures: readonly Picture[]; language: Locale };

/** The settings of the block at the cursor beside its text: an address, an alternative text, a tone. */
export function BlockSettings({ editor, pictures, language }: BlockSettingsProps) {
  const t = useTranslations("content");
  const found = around(editor, isFielded);
  const copyAcross = copyingAcross(editor);
  const across = copyAcross && (
    <Button type="button" look="quiet" size="row" onClick={copyAcross}>
      {t(language === "es" ? "copyToEn" : "copyToEs")}
    </Button>
  );
  if (!found) return across ?? null;
  const kind = found.node.type.name as FieldedNode;
  const put = (name: string, value: string | boolean) =>
    editor.view.dispatch(editor.state.tr.setNodeAttribute(found.pos, name, value));
  const isCards = found.node.attrs["kind"] === "cards";
  return (
    <fieldset aria-label={t("blockSettings")} className="flex min-w-0 flex-wrap items-end gap-2">
      {blockFields[kind].map((field) => {
        const value = String(found.node.attrs[field.name] ?? "");
        const change = (event: { currentTarget: { value: string } }) => put(field.name, event.currentTarget.value);
        return (
          <div key={field.name} className="min-w-40 flex-1">
            {"values" in field ? (
              <SelectField label={t(`set:${field.name}`)} value={value} onChange={change}>
                {field.values.map((each) => (
                  <option key={each} value={each}>
                    {each in tones ? t(`tone:${each as Tone}`) : t(`block:${each as Exclude<typeof each, Tone>}`)}
                  </option>
                ))}
              </SelectField>
            ) : (
              <Field label={t(`set:${field.name}`)} value={value} onChange={change} onKeyDown={stayInForm} />
            )}
          </div>
        );
      })}
      {isCards && (
        <label className="flex min-h-9 items-center gap-2 text-compact">
          <input
            type="checkbox"
            checked={found.node.attrs["isNumbered"] === true}
            onChange={(event) => put("isNumbered", event.currentTarget.checked)}
          />
          {t("set:isNumbered")}
        </label>
      )}
      {kind === "picture" && (
        <PicturePicker
          pictures={pictures}
          language={language}
          src={String(found.node.attrs["src"])}
          onChoose={(src, alt) => {
            const { tr } = editor.state;
            tr.setNodeAttribute(found.pos, "src", src).setNodeAttribute(found.pos, "alt", alt);
            editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, found.pos)));
          }}
        />
      )}
      {across}
      {partStepsOf[kind]?.map((step) => (
        <Button key={step} type="button" look="quiet" size="row" onClick={() => partSteps[step](editor)}>
          {t(`part:${step}`)}
        </Button>
      ))}
    </fieldset>
  );
}

const tones = { info: 1, ok: 1, warn: 1, bad: 1 } as const;
type Tone = keyof typeof tones;

/** Return would send the form that all of this stands in. */
const stayInForm = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};
