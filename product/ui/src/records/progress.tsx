import { Progress as Radix } from "radix-ui";
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
export const Progress = ({ label, value = null, max = 100, valueText, className }: ProgressProps) => (
  <Radix.Root
    value={value}
    max={max}
    aria-label={label}
    {...(valueText && { getValueLabel: () => valueText })}
    className={classes("h-1 w-full overflow-hidden rounded-full bg-bg-muted", className)}
  >
    <Radix.Indicator
      style={value === null ? undefined : { scale: `${Math.min(1, value / max)} 1` }}
      className="block h-full origin-left rounded-full bg-primary transition-[scale] data-[state=complete]:bg-ok data-[state=indeterminate]:w-3/10 data-[state=indeterminate]:animate-sweep motion-reduce:data-[state=indeterminate]:ml-[35%]"
    />
  </Radix.Root>
);
