import type { ReactNode } from "react";
import { classes } from "@product/ui/classes";
import { FieldFrame, fieldState } from "@product/ui/controls/field-frame";
import { useTranslations } from "use-intl";
import { megabytesAtMost } from "#features/ground/photo/share/first-look.ts";

type SideFieldProps = {
  id: string;
  name: string;
  label: string;
  /** Documents that people carry on them open the camera directly; for other kinds they often have a file. */
  photographs: boolean;
  /** A photo of the person, and no PDF. */
  isPicture: boolean;
  help?: ReactNode;
  errors: string[];
};

/** The browser's own control for a file, which phones know best, large enough for a thumb. */
export function SideField({ id, name, label, photographs, isPicture, help, errors }: SideFieldProps) {
  const t = useTranslations("evidence");
  const notes = (
    <>
      {t(isPicture ? "pictureHelp" : "fileHelp", { megabytes: megabytesAtMost("worker-documents") })} {help}
    </>
  );
  return (
    <FieldFrame id={id} label={label} help={notes} errors={errors}>
      <input
        id={id}
        name={name}
        type="file"
        accept={isPicture ? "image/*" : "image/*,application/pdf"}
        capture={photographs ? "environment" : undefined}
        {...fieldState(id, { help: notes, errors })}
        className={classes(control, errors.length > 0 ? "border-bad" : "border-line-2")}
      />
    </FieldFrame>
  );
}

const control =
  "h-14 w-full min-w-0 cursor-pointer rounded-control border border-dashed bg-bg-subtle p-1.25 text-sm text-fg-2 outline-none file:mr-3 file:h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-bg-muted file:px-4 file:text-sm file:font-medium file:text-fg hover:bg-bg-hover focus-visible:border-focus focus-visible:ring-3 focus-visible:ring-focus/22";
