import { useId, type ComponentProps, type ReactNode, type Ref } from "react";
import { classes } from "@product/ui/classes";
import { controlClass, FieldFrame, fieldState, type FieldFrameProps } from "./field-frame.tsx";
import { Glyph } from "@product/ui/glyph";

type Attributes = Omit<
  ComponentProps<"input">,
  "size" | "ref" | "aria-invalid" | "aria-describedby" | "onChange" | "onBlur"
>;
type TextBox = HTMLInputElement | HTMLTextAreaElement;

export type FieldProps = FieldFrameProps &
  Attributes & {
    /** More than one line makes it a text area. */
    lines?: number | undefined;
    icon?: ReactNode;
    /** Stands in the field at its end, where the field leaves room for it. */
    end?: ReactNode;
    /** Checked and right: shows a tick. */
    valid?: boolean | undefined;
    size?: "default" | "large" | undefined;
    ref?: Ref<TextBox> | undefined;
    onChange?: ((event: { currentTarget: TextBox }) => void) | undefined;
    onBlur?: ((event: { currentTarget: TextBox }) => void) | undefined;
    "aria-invalid"?: ComponentProps<"input">["aria-invalid"];
  };

/** A labelled text field; its help and errors stand below it and are read out with it. */
export function Field({
  label,
  note,
  help,
  errors,
  lines,
  icon,
  end,
  valid,
  size,
  className,
  ...attributes
}: FieldProps) {
  const ownId = useId();
  const id = attributes.id ?? ownId;
  const isBad = Boolean(errors?.length);
  const sign = isBad ? "alert" : valid ? "check" : undefined;
  const shared = {
    ...attributes,
    id,
    ...fieldState(id, { help, errors }),
    className: classes(controlClass(errors, size), icon ? "pl-9" : undefined, endSpace(end, sign), className),
  };
  return (
    <FieldFrame id={id} label={label} note={note} help={help} errors={errors} required={attributes.required}>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-fg-3">{icon}</span>
        )}
        {lines ? (
          <textarea
            {...(shared as ComponentProps<"textarea">)}
            rows={lines}
            className={classes(shared.className, "block h-auto! min-h-18 py-2 leading-5")}
          />
        ) : (
          <input {...(shared as ComponentProps<"input">)} />
        )}
        {sign && (
          <Glyph
            name={sign}
            className={classes(
              "pointer-events-none absolute",
              end ? "right-9 pointer-coarse:right-11" : "right-2.5",
              lines ? "top-2.5" : "top-1/2 -translate-y-1/2",
              isBad ? "text-bad" : "text-ok",
            )}
          />
        )}
        {end}
      </div>
    </FieldFrame>
  );
}

const endSpace = (end: ReactNode, sign: string | undefined) =>
  end ? (sign ? "pr-14 pointer-coarse:pr-16" : "pr-9 pointer-coarse:pr-11") : sign && "pr-9";
