import { useId, type ComponentProps } from "react";
import { classes } from "@product/ui/classes";
import { controlClass, FieldFrame, fieldState, type FieldFrameProps } from "./field-frame.tsx";
import { Glyph } from "@product/ui/glyph";

type SelectFieldProps = FieldFrameProps &
  Omit<ComponentProps<"select">, "size"> & { size?: "default" | "large" | undefined };

/** A choice from a short list: the system's own, so that it works everywhere. Its options are the children. */
export function SelectField({ label, note, help, errors, size, className, children, ...attributes }: SelectFieldProps) {
  const ownId = useId();
  const id = attributes.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} note={note} help={help} errors={errors} required={attributes.required}>
      <div className="relative">
        <select
          {...attributes}
          id={id}
          {...fieldState(id, { help, errors })}
          className={classes(controlClass(errors, size), "appearance-none truncate pr-8", className)}
        >
          {children}
        </select>
        <Glyph
          name="updown"
          size={14}
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-fg-3"
        />
      </div>
    </FieldFrame>
  );
}
