import { useState, type DragEvent, type ReactNode } from "react";
import { classes } from "@product/ui/classes";
import { FieldNotes, fieldState } from "./field-frame.tsx";

type FileDropProps = {
  id: string;
  name: string;
  /** The action offered here; the whole area is its button. */
  label: ReactNode;
  /** The accepted files. */
  help?: ReactNode;
  icon?: ReactNode;
  errors?: string[] | undefined;
  /** Types of files, as the browser's own chooser wants them. For pictures, phones offer their camera too. */
  accept: string;
  onFile: (file: File) => void;
};

/** A place to drop one file on, or to choose it. Without scripts the browser's own control stands in it, for a form to send. */
export function FileDrop({ id, name, label, help, icon, errors, accept, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way to what the input does */}
      <label
        htmlFor={id}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          place,
          isOver ? "border-focus bg-bg-hover" : errors?.length ? "border-bad" : "border-line-2",
        )}
      >
        {icon && <span className="text-fg-3">{icon}</span>}
        <span className="text-sm font-medium text-fg">{label}</span>
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          {...fieldState(id, { help, errors })}
          className="sr-only noscript:not-sr-only noscript:max-w-full noscript:py-2"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file can be chosen again, as after it was mended.
            currentTarget.value = "";
            if (file) onFile(file);
          }}
        />
      </label>
      <FieldNotes id={id} help={help} errors={errors} />
    </div>
  );
}

const place =
  "flex min-h-16 cursor-pointer flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-card border border-dashed px-4 py-3 text-center transition-colors hover:bg-bg-hover has-focus-visible:border-focus has-focus-visible:ring-3 has-focus-visible:ring-focus/22";
