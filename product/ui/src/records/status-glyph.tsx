import { classes } from "@product/ui/classes";
import type { Tone } from "./tone.ts";

/** The five signs: circle with tick, triangle with mark, octagon with cross, circle with i, ring with dash. Shape tells them apart, not only colour. */
export const StatusGlyph = ({
  tone,
  size = 16,
  className,
}: {
  tone: Tone;
  size?: keyof typeof sizes;
  className?: string;
}) => <span aria-hidden className={classes("sign", `sign-${tone}`, sizes[size], className)} />;

const sizes = { 12: "size-3", 14: "size-3.5", 16: undefined, 18: "size-4.5" };
