import { classes } from "./classes.ts";

/** Keys to press, one cap each. */
export const Kbd = ({ keys, inverse, className }: { keys: string[]; inverse?: boolean; className?: string }) => (
  <span className={classes("inline-flex shrink-0 items-center gap-0.75", className)}>
    {keys.map((key, place) => (
      <kbd
        key={`${place}${key}`}
        className={classes(cap, inverse ? "border-current opacity-80" : "border-line-2 bg-bg text-fg-3")}
      >
        {key}
      </kbd>
    ))}
  </span>
);

const cap =
  "inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-[4px] border px-1 font-sans text-[11px] leading-none font-medium";
