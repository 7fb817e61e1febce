import { Choice, type ChoiceProps } from "./choice.tsx";
import { classes } from "@product/ui/classes";

/** On or off, in force at once. */
export const Switch = ({ label, labelHidden, help, className, ...input }: ChoiceProps) => (
  <Choice label={label} labelHidden={labelHidden} help={help} id={input.id}>
    <input
      {...boxAsSwitch}
      aria-describedby={help && input.id ? `${input.id}-help` : undefined}
      {...input}
      className={classes(track, knob, className)}
    />
  </Choice>
);

// A box says by itself whether it is on, so the role needs no aria-checked.
const boxAsSwitch = { type: "checkbox", role: "switch" } as const;

const track =
  "relative h-4.5 w-7.5 shrink-0 cursor-pointer appearance-none rounded-full bg-line-control transition-colors checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50";
const knob =
  "before:absolute before:inset-y-0.5 before:left-0.5 before:w-3.5 before:rounded-full before:bg-white before:transition-[translate] checked:before:translate-x-3";
