import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { classes } from "@product/ui/classes";

export type SquareButtonProps = Omit<ButtonProps, "icon" | "aria-label"> & {
  /** Its name for those who do not see the icon. */
  label: string;
  icon: ReactNode;
};

/** A square button with an icon and no tooltip: for signs that everyone knows, and for pages that must stay light. */
export const SquareButton = ({
  label,
  icon,
  look = "ghost",
  size = "default",
  className,
  ...props
}: SquareButtonProps) => (
  <Button
    look={look}
    size={size}
    icon={icon}
    aria-label={label}
    type={props.asChild ? undefined : "button"}
    className={classes("px-0!", widths[size], className)}
    {...props}
  />
);

const widths = { row: "w-7", default: "w-8", form: "w-10", large: "w-12" };
