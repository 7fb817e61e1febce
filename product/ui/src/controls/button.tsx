import type { ComponentProps, ReactNode } from "react";
import { AsChild } from "@product/ui/as-child";
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
  const atRest = busy ? { "aria-busy": true, "aria-disabled": true, onClick: stay } : {};
  const attributes = { className: classes(buttonClass(look, size), className), ...props, ...atRest };
  const sign = busy ? <Glyph name="spinner" className="animate-spin-slow" /> : icon;
  if (asChild)
    return (
      <AsChild {...attributes} before={sign}>
        {children}
      </AsChild>
    );
  return (
    <button {...attributes}>
      {sign}
      {children}
    </button>
  );
}

/** The same look for a link, which the caller's router renders. */
export const buttonClass = (look: ButtonLook, size: ButtonSize = "default"): string =>
  `button button-${size} button-${look}`;

const stay = (event: { preventDefault: () => void }) => event.preventDefault();
