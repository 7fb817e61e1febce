import type { ReactNode } from "react";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";

/** The parts around every field's control. */
export type FieldFrameProps = {
  label: ReactNode;
  help?: ReactNode;
  errors?: string[] | undefined;
  /** A word after the label, such as "optional". */
  note?: ReactNode;
};

/** The label above, the help below, and the errors in its place: what is right, not only what is wrong. */
export const FieldFrame = ({
  id,
  label,
  note,
  help,
  errors,
  required,
  children,
}: FieldFrameProps & { id: string | undefined; required?: boolean | undefined; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <label htmlFor={id} className="text-compact font-medium text-fg">
      {label}
      {required && <RequiredMark />}
      {note && <span className="font-normal text-fg-3"> {note}</span>}
    </label>
    {children}
    <FieldNotes id={id} help={help} errors={errors} />
  </div>
);

/** The star is for the eye; the control itself says that it is required. */
export const RequiredMark = () => (
  <span aria-hidden className="text-bad-text">
    {" *"}
  </span>
);

export const FieldNotes = ({
  id,
  help,
  errors,
}: Pick<FieldFrameProps, "help" | "errors"> & { id: string | undefined }) => (
  <>
    {hasErrors(errors) && (
      <p id={`${id}-error`} className="flex gap-1.5 text-help text-bad-text">
        <Glyph name="circle-cross" size={14} className="mt-0.5" />
        <span>{errors.join(" ")}</span>
      </p>
    )}
    {help && (
      <p id={`${id}-help`} className="text-help text-fg-3">
        {help}
      </p>
    )}
  </>
);

/** Attributes that tie a control to its help and errors, so that they are read out with it. */
export function fieldState(id: string | undefined, { help, errors }: Pick<FieldFrameProps, "help" | "errors">) {
  const isBad = hasErrors(errors);
  const notes = [isBad && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return { "aria-invalid": isBad || undefined, "aria-describedby": notes || undefined };
}

/** The frame of a text control; red when wrong, and a ring of its own when in focus. */
export const controlClass = (errors: string[] | undefined, size: "default" | "large" = "default"): string =>
  classes(
    "w-full min-w-0 rounded-control border bg-bg-raised px-2.5 text-fg shadow-control outline-none transition-colors",
    "focus-visible:border-focus focus-visible:ring-3 focus-visible:ring-focus/22",
    "disabled:cursor-not-allowed disabled:bg-bg-muted disabled:text-fg-3 disabled:shadow-none",
    size === "large" ? "h-11 text-base max-sm:h-12" : "h-9 text-sm pointer-coarse:h-11 pointer-coarse:text-base",
    hasErrors(errors) ? "border-bad ring-3 ring-bad/12" : "border-line-2",
  );

const hasErrors = (errors: string[] | undefined): errors is string[] => errors !== undefined && errors.length > 0;
