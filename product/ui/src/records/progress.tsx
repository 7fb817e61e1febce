import { classes } from "@product/ui/classes";

type ProgressProps = {
  /** Says what is under way. */
  label: string;
  /** Up to `max`, which is 100; null while nobody knows how long it takes. */
  value?: number | null | undefined;
  max?: number | undefined;
  /** Said in place of a percentage, such as "812 of 1,248". */
  valueText?: string | undefined;
  className?: string | undefined;
};

/** How far long work has come: indeterminate, loading or complete. */
export const Progress = ({ label, value = null, max = 100, valueText, className }: ProgressProps) => {
  const state = value === null ? "indeterminate" : value === max ? "complete" : "loading";
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a progress element each in its own way
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? undefined : (valueText ?? `${Math.round((value / max) * 100)}%`)}
      data-state={state}
      className={classes("h-1 w-full overflow-hidden rounded-full bg-bg-muted", className)}
    >
      <div
        data-state={state}
        style={value === null ? undefined : { scale: `${Math.min(1, value / max)} 1` }}
        className="block h-full origin-left rounded-full bg-primary transition-[scale] data-[state=complete]:bg-ok data-[state=indeterminate]:w-3/10 data-[state=indeterminate]:animate-sweep motion-reduce:data-[state=indeterminate]:ml-[35%]"
      />
    </div>
  );
};
