import type { ReactNode } from "react";
import { classes } from "@product/ui/classes";
import { toneText, toneTint, type Tone } from "./tone.ts";

/** A state in a word, with a 12 px icon where colour speaks. `outline` is for plain attributes. */
export const Badge = ({
  tone = "idle",
  outline,
  icon,
  children,
}: {
  tone?: Tone | undefined;
  outline?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) => (
  <span className={classes("badge", outline ? "badge-outline" : `${toneTint[tone]} ${toneText[tone]}`)}>
    {icon}
    {children}
  </span>
);

/** How many, as a small pill beside a word. Amber and red only where someone must act. */
export const Count = ({ tone, children }: { tone?: "warn" | "bad" | undefined; children: ReactNode }) => (
  <span
    className={classes(
      "num inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1.25 text-[11.5px] leading-none font-medium",
      tone ? `${toneTint[tone]} ${toneText[tone]}` : "bg-bg-muted text-fg-2",
    )}
  >
    {children}
  </span>
);
