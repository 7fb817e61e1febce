import { useRef } from "react";
import { isColour } from "@product/domain/branding/colour";
import { Field } from "@product/ui/controls/field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useBoxText, type TextBox } from "#features/ground/forms/share/use-box-text.ts";

type ColourFieldProps = { field: FormField; label: string; help: string; pick: string };

/** A colour as it is written, with the browser's own way to pick one beside it. */
export function ColourField({ field, label, help, pick }: ColourFieldProps) {
  const box = useRef<TextBox>(null);
  const text = useBoxText(box, field.initialText);
  const sentences = useFieldSentences();
  const take = (colour: string) => {
    box.current!.value = colour;
    box.current!.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className="flex max-w-md items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field
          ref={box}
          id={field.id}
          name={field.name}
          defaultValue={field.initialText}
          label={label}
          help={help}
          placeholder="#15803d"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          errors={sentences(text === field.initialText ? field.errors : [])}
        />
      </div>
      <input
        type="color"
        aria-label={pick}
        value={isColour(text) ? text : "#15803d"}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        className="mt-6 h-9 w-12 shrink-0 cursor-pointer rounded-control border border-line-2 bg-bg-raised p-1 disabled:cursor-not-allowed pointer-coarse:h-11 noscript:hidden"
      />
    </div>
  );
}
