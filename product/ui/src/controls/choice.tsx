import type { ComponentProps, ReactNode } from "react";
import { classes } from "@product/ui/classes";

export type ChoiceProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  /** Keeps the label for those who cannot see it, as in the first column of a table. */
  labelHidden?: boolean | undefined;
  help?: ReactNode;
};

/** A box to tick with its sentence: both are pressed, and a finger finds them. */
export const Choice = ({
  label,
  labelHidden,
  help,
  id,
  children,
}: Pick<ChoiceProps, "label" | "labelHidden" | "help" | "id"> & { children: ReactNode }) => (
  <label
    className={classes(
      "choice",
      labelHidden &&
        "min-w-6 justify-center align-middle pointer-coarse:-mx-3.5 pointer-coarse:-my-2.5 pointer-coarse:min-w-11",
    )}
  >
    {children}
    <span className={classes("choice-words", labelHidden && "sr-only")}>
      {label}
      {help && (
        <span id={`${id}-help`} className="text-help text-fg-3">
          {help}
        </span>
      )}
    </span>
  </label>
);

export const boxClass = "choice-box";
