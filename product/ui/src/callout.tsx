import type { ReactNode, Ref } from "react";
import { classes } from "./classes.ts";
import { Glyph, type GlyphName } from "./glyph.tsx";
import { toneFill, toneLine, toneTint, type Tone } from "@product/ui/records/tone";

/** A framed sentence. `alert` is read out at once; take it for what the person must act on. */
export const Callout = ({
  tone,
  alert,
  isNote,
  action,
  children,
  ref,
}: {
  tone: Tone;
  alert?: boolean | undefined;
  /** Part of a text that is read from the start: nothing has happened that would have to be said aloud. */
  isNote?: boolean | undefined;
  action?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}) => (
  <div
    ref={ref}
    role={isNote ? "note" : alert ? "alert" : "status"}
    tabIndex={isNote ? undefined : -1}
    className={classes(
      "flex gap-2.5 rounded-card border px-3.5 py-3 text-fg",
      isNote ? "text-[15px] leading-6" : "text-compact leading-[19px]",
      toneLine[tone],
      toneTint[tone],
    )}
  >
    <Glyph name={signs[tone]} className={classes(isNote ? "mt-1" : "mt-px", toneFill[tone])} />
    <div className="min-w-0 flex-1">{children}</div>
    {action && <div className="shrink-0 font-medium text-primary-text">{action}</div>}
  </div>
);

const signs: Record<Tone, GlyphName> = {
  ok: "circle-check",
  warn: "triangle",
  bad: "octagon-cross",
  info: "circle-info",
  idle: "circle-dash",
};
