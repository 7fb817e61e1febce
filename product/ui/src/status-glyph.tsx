import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { toneFill, type Tone } from "./tone.ts";

/** The five signs: circle with tick, triangle with mark, octagon with cross, circle with i, ring with dash. Shape tells them apart, not only colour. */
export const StatusGlyph = ({ tone, size = 16, className }: { tone: Tone; size?: number; className?: string }) => (
  <svg
    viewBox="0 0 16 16"
    width={size}
    height={size}
    aria-hidden
    className={classes("block shrink-0", toneFill[tone], className)}
  >
    {signs[tone]}
  </svg>
);

const cut = {
  fill: "none",
  stroke: "var(--bg)",
  strokeWidth: 1.7,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
const disc = <circle cx="8" cy="8" r="7" fill="currentColor" />;

const signs: Record<Tone, ReactNode> = {
  ok: (
    <>
      {disc}
      <path d="M4.9 8.2l2.1 2.1 4.1-4.4" {...cut} />
    </>
  ),
  warn: (
    <>
      <path
        d="M8 1.2c.5 0 .9.25 1.15.68l5.9 10.4c.5.9-.13 1.97-1.15 1.97H2.1c-1.02 0-1.66-1.08-1.15-1.97l5.9-10.4C7.1 1.45 7.5 1.2 8 1.2z"
        fill="currentColor"
      />
      <path d="M8 5.6v3.4" {...cut} />
      <circle cx="8" cy="11.6" r="1" fill="var(--bg)" />
    </>
  ),
  bad: (
    <>
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" fill="currentColor" />
      <path d="M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6" {...cut} />
    </>
  ),
  info: (
    <>
      {disc}
      <path d="M8 7.4v3.8" {...cut} />
      <circle cx="8" cy="4.9" r="1" fill="var(--bg)" />
    </>
  ),
  idle: (
    <>
      <circle cx="8" cy="8" r="6.1" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M5.6 8h4.8" {...cut} stroke="currentColor" />
    </>
  ),
};
