import { classes } from "@product/ui/classes";
import { toneText, type Tone } from "./tone.ts";

/** Places on the line are parts of it, from 0 to 1. */
type Part = { from: number; until: number };

export type TimelineSpan = Part & {
  tone: Extract<Tone, "ok" | "warn" | "bad">;
  /** Stands inside where there is room. */
  word?: string | undefined;
  /** The same in a whole sentence. */
  said: string;
};

export type TimelineLane = {
  label: string;
  tone: Tone;
  /** Each in the tone of its lane, or in its own. */
  parts: readonly (Part & { tone?: Tone })[];
  /** Stands where the line ends. */
  note?: string | undefined;
  said: string;
};

type TimelineBarProps = {
  label: string;
  spans: readonly TimelineSpan[];
  lanes: readonly TimelineLane[];
  ticks: readonly { at: number; word: string }[];
};

/** One line of time with its verdict on top, and below it a thin lane for each thing the verdict follows from. Read aloud it is a list. */
export const TimelineBar = ({ label, spans, lanes, ticks }: TimelineBarProps) => (
  <>
    <dl className="sr-only">
      <dt>{label}</dt>
      {spans.map(({ from, said: text }) => (
        <dd key={from}>{text}</dd>
      ))}
      {lanes.map((lane) => (
        <div key={lane.label}>
          <dt>{lane.label}</dt>
          <dd>{lane.said}</dd>
        </div>
      ))}
    </dl>
    <div
      aria-hidden
      className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] items-center gap-x-2 text-xs"
    >
      <span className="mb-1.5 text-compact font-medium">{label}</span>
      <div className="relative mb-1.5 h-6 overflow-hidden rounded-[5px]">
        {spans.map((span) => (
          <span
            key={span.from}
            title={span.said}
            style={place(span)}
            className={classes(
              "absolute inset-y-0 overflow-hidden leading-6 font-medium text-ellipsis whitespace-nowrap",
              span.until - span.from > 0.06 && "px-2",
              filled[span.tone],
            )}
          >
            {span.until - span.from > 0.12 && span.word}
          </span>
        ))}
      </div>
      {lanes.map((lane) => (
        <Lane key={lane.label} {...lane} />
      ))}
      <span />
      <div className="relative h-4 overflow-hidden text-[11px] leading-4 text-fg-3">
        {ticks.map(({ at, word }, index) => (
          <span
            key={at}
            style={{ left: percent(at) }}
            className={classes(
              "absolute inset-y-0 whitespace-nowrap",
              at > 0 && "border-l border-line-2 pl-1",
              // On a phone every third has room.
              index % 3 > 0 && "max-sm:text-transparent",
            )}
          >
            {word}
          </span>
        ))}
      </div>
    </div>
  </>
);

function Lane({ label, tone, parts, note }: TimelineLane) {
  const end = Math.max(0, ...parts.map(({ until }) => until));
  return (
    <>
      <span title={label} className="truncate leading-4.5 text-fg-2">
        {label}
      </span>
      <div className="relative h-4.5 bg-[linear-gradient(var(--line),var(--line))] bg-size-[100%_1px] bg-center bg-no-repeat">
        {parts.map((part) => (
          <span
            key={part.from}
            style={place(part)}
            className={classes("absolute inset-y-1.75 min-w-1 rounded-xs", lined[part.tone ?? tone])}
          />
        ))}
        {note && (
          <span
            // Near the right edge it stands before the end of its line.
            style={end > 0.58 ? { right: percent(1 - end) } : { left: percent(end), maxWidth: percent(1 - end) }}
            className={classes(
              "absolute inset-y-0 truncate bg-bg leading-4.5",
              end > 0.58 && end < 1 ? "pl-1.5" : end > 0 && end <= 0.58 ? "border-l-6 border-bg pr-1.5" : "px-1.5",
              toneText[tone === "ok" ? "idle" : tone],
            )}
          >
            {note}
          </span>
        )}
      </div>
    </>
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
const place = ({ from, until }: Part) => ({ left: percent(from), width: percent(until - from) });

const filled: Record<TimelineSpan["tone"], string> = {
  ok: "bg-ok-solid text-ok-solid-fg",
  warn: "bg-warn/26 text-warn-text",
  bad: "bg-bad/16 text-bad-text",
};

const lined: Record<Tone, string> = {
  ok: "bg-idle",
  warn: "bg-warn",
  bad: "bg-bad",
  info: "bg-info",
  idle: "bg-idle",
};
