import type { ComponentProps, ReactNode, Ref } from "react";
import { controlClass } from "@product/ui/controls/field-frame";
import { Glyph } from "@product/ui/glyph";

type SmallSelectProps = {
  /** For those who do not see it stand in its sentence. */
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLSelectElement> | undefined;
  children: ReactNode;
};

/** A choice that stands in a sentence, as wide as its words. */
export const SmallSelect = ({ label, name, value, onChange, ref, children }: SmallSelectProps) => (
  <span className="relative inline-flex max-w-full max-sm:flex-1">
    <select
      ref={ref}
      aria-label={label}
      name={name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={`${controlClass(undefined)} h-8! appearance-none truncate pr-7 text-compact! pointer-coarse:h-11!`}
    >
      {children}
    </select>
    <Glyph
      name="updown"
      size={12}
      className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-fg-3"
    />
  </span>
);

type SmallFieldProps = Omit<ComponentProps<"input">, "onChange"> & {
  label: string;
  fault: string | undefined;
  onText: (text: string) => void;
};

export const SmallField = ({ label, fault, onText, className = "", ...input }: SmallFieldProps) => (
  <input
    {...input}
    aria-label={label}
    aria-invalid={fault ? true : undefined}
    autoComplete="off"
    spellCheck={false}
    onChange={(event) => onText(event.currentTarget.value)}
    className={`${controlClass(fault ? [fault] : undefined)} h-8! text-compact! pointer-coarse:h-11! ${className}`}
  />
);
