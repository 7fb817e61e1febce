import type { ComponentProps, ReactNode } from "react";
import { Slot } from "radix-ui";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";

export type ButtonLook = "primary" | "quiet" | "ghost" | "danger" | "danger-solid";
export type ButtonSize = "row" | "default" | "form" | "large";

export type ButtonProps = ComponentProps<"button"> & {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  /** Work is under way: the icon turns, and pressing again does nothing. */
  busy?: boolean | undefined;
  /** The look goes to the child, such as a link of the router. */
  asChild?: boolean | undefined;
};

/** The one main action of a screen is primary; the others are quiet. */
export function Button({ look = "primary", size, icon, busy, asChild, className, children, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  const atRest = busy ? { "aria-busy": true, "aria-disabled": true, onClick: stay } : {};
  return (
    <Element className={classes(buttonClass(look, size), className)} {...props} {...atRest}>
      {busy ? <Glyph name="spinner" className="animate-spin-slow" /> : icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Element>
  );
}

/** The same look for a link, which the caller's router renders. */
export const buttonClass = (look: ButtonLook, size: ButtonSize = "default"): string =>
  `${base} ${sizes[size]} ${looks[look]}`;

const stay = (event: { preventDefault: () => void }) => event.preventDefault();

const base =
  "touch-target inline-flex shrink-0 items-center justify-center border font-medium whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-busy:cursor-progress [&>svg]:shrink-0";
const sizes: Record<ButtonSize, string> = {
  row: "h-7 gap-1.5 rounded-control px-2.5 text-help",
  default: "h-8 gap-1.5 rounded-control px-3 text-compact",
  form: "h-10 gap-2 rounded-control px-4 text-sm",
  large: "h-12 gap-2 rounded-card px-5 text-base",
};
const looks: Record<ButtonLook, string> = {
  primary: "border-transparent bg-primary text-primary-fg shadow-control not-disabled:hover:bg-primary-hover",
  quiet: "border-line-2 bg-bg-raised text-fg shadow-control not-disabled:hover:bg-bg-raised-hover [&>svg]:text-fg-2",
  ghost: "border-transparent text-fg-2 not-disabled:hover:bg-bg-muted not-disabled:hover:text-fg",
  danger: "border-line-2 bg-bg-raised text-bad-text shadow-control not-disabled:hover:bg-bg-raised-hover",
  "danger-solid": "border-transparent bg-danger text-white shadow-control not-disabled:hover:bg-danger-hover",
};
