import type { ComponentProps } from "react";
import { classes } from "@product/ui/classes";

/** A box to tick in a row, where the row itself says what it is; `label` says it to those who cannot see. */
export const Tick = ({ label, className, ...input }: Omit<ComponentProps<"input">, "type"> & { label: string }) => (
  <input type="checkbox" aria-label={label} {...input} className={classes("tick", className)} />
);
