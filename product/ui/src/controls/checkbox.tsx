import { useCallback } from "react";
import { Choice, boxClass, type ChoiceProps } from "./choice.tsx";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";

/** Yes or no, sent with its form. `mixed` says that some of several are ticked. */
export function Checkbox({
  label,
  labelHidden,
  help,
  mixed = false,
  className,
  ...input
}: ChoiceProps & { mixed?: boolean }) {
  const markMixed = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mixed;
    },
    [mixed],
  );
  return (
    <Choice label={label} labelHidden={labelHidden} help={help} id={input.id}>
      <span className="choice-place">
        <input
          type="checkbox"
          ref={markMixed}
          aria-describedby={help && input.id ? `${input.id}-help` : undefined}
          {...input}
          className={classes(boxClass, className)}
        />
        <span className="choice-mark">
          <Glyph name={mixed ? "dash" : "check"} size={12} />
        </span>
      </span>
    </Choice>
  );
}
