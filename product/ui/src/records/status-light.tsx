import type { ReactNode } from "react";
import { classes } from "@product/ui/classes";
import { StatusGlyph } from "./status-glyph.tsx";
import { toneLine, toneText, toneTint, type Tone } from "./tone.ts";

/** The verdict: its sign, its word, and on a second line the top reason. */
export const StatusLight = ({ tone, reason, children }: { tone: Tone; reason?: ReactNode; children: ReactNode }) => (
  <span className="light">
    <StatusGlyph tone={tone} />
    <span className={classes("light-words", toneText[tone])}>
      {reason ? <span>{children}</span> : children}
      {reason && <span className="light-reason">{reason}</span>}
    </span>
  </span>
);

/** The same as a large pill, for the head of a record. */
export const StatusPill = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    className={classes(
      "inline-flex items-center gap-1.5 rounded-full border py-1.25 pr-3 pl-2 align-middle text-sm leading-4.5 font-medium whitespace-nowrap",
      toneText[tone],
      toneTint[tone],
      toneLine[tone],
    )}
  >
    <StatusGlyph tone={tone} size={18} />
    {children}
  </span>
);
