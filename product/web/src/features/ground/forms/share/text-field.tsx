import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Field } from "@product/ui/controls/field";
import type { FormField } from "./form-fields.ts";
import { useFieldSentences } from "./form-parts.tsx";
import { textFaults, textLength } from "./text-faults.ts";
import { Theirs } from "./theirs.tsx";
import { useBoxText, type TextBox } from "./use-box-text.ts";
import { useLeft } from "./use-left.ts";

type TextFieldProps = {
  field: FormField;
  label: string;
  help: string;
  /** The longest that may be saved. */
  max: number;
  required?: boolean;
  lang?: string;
  lines?: number | undefined;
  /** The value that another person saved meanwhile, where it differs. */
  savedVersion?: string | undefined;
};

/** A text with its limit in sight. Faults appear when the field is left, and disappear as soon as they are mended. */
export function TextField({ field, label, help, max, required = false, lang, lines, savedVersion }: TextFieldProps) {
  const t = useTranslations("forms");
  const box = useRef<TextBox>(null);
  const { initialText, errors } = field;
  const text = useBoxText(box, initialText);
  const [wasLeft, onBlur] = useLeft();
  const ownFaults = wasLeft || errors.length > 0 ? textFaults(text, { required, max }) : [];
  const length = textLength(text);
  const take = () => {
    box.current!.setRangeText(savedVersion!, 0, box.current!.value.length, "end");
    box.current!.dispatchEvent(new Event("input", { bubbles: true }));
    box.current!.focus();
  };
  const control = (
    <Field
      ref={box}
      id={field.id}
      name={field.name}
      defaultValue={initialText}
      required={required}
      label={label}
      lang={lang}
      lines={lines}
      errors={useFieldSentences()(text === initialText ? errors : ownFaults)}
      onBlur={onBlur}
      help={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{help}</span>
          <span className={`num ${length > max ? "font-medium text-bad-text" : ""}`}>
            {t("characters", { length, max })}
          </span>
        </span>
      }
    />
  );
  if (savedVersion === undefined) return <div className="lg:in-data-compared:max-w-[calc(50%-12px)]">{control}</div>;
  return (
    <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
      {control}
      <Theirs text={savedVersion} lang={lang} isTaken={text.trim() === savedVersion} onTake={take} />
    </div>
  );
}
