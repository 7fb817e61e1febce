import type { ComponentProps } from "react";
import { classes } from "@product/ui/classes";

type SliderProps = Omit<ComponentProps<"input">, "type" | "size"> & { label: string };

/** A value between two ends, where seeing what it does matters more than the number. */
export const Slider = ({ label, className, ...input }: SliderProps) => (
  <label
    className={classes("flex min-h-8 items-center gap-3 text-compact font-medium pointer-coarse:min-h-11", className)}
  >
    {label}
    <input
      {...input}
      type="range"
      className="min-w-0 flex-1 cursor-pointer accent-primary disabled:cursor-not-allowed disabled:opacity-50"
    />
  </label>
);
