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
      "inline-flex min-h-6 cursor-pointer items-start gap-2 py-0.75 text-compact has-disabled:cursor-not-allowed has-disabled:text-fg-3 pointer-coarse:min-h-11 pointer-coarse:py-3.25",
      labelHidden &&
        "min-w-6 justify-center align-middle pointer-coarse:-mx-3.5 pointer-coarse:-my-2.5 pointer-coarse:min-w-11",
    )}
  >
    {children}
    <span className={classes("flex min-w-0 flex-col", labelHidden && "sr-only")}>
      {label}
      {help && (
        <span id={`${id}-help`} className="text-help text-fg-3">
          {help}
        </span>
      )}
    </span>
  </label>
);

export const boxClass =
  "peer size-4 shrink-0 cursor-pointer appearance-none border border-line-control bg-bg-raised transition-colors checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-bad";
