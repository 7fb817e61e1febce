import { Checkbox } from "@product/ui/controls/checkbox";
import { FieldNotes } from "@product/ui/controls/field-frame";

/** Ticked by whoever means it; the sentence stands below where it was not. */
export const SureBox = ({ label, unsure }: { label: string; unsure: string | undefined }) => (
  <>
    <Checkbox
      id="sure"
      name="sure"
      value="yes"
      label={label}
      aria-invalid={unsure !== undefined || undefined}
      aria-describedby={unsure === undefined ? undefined : "sure-error"}
    />
    <FieldNotes id="sure" help={undefined} errors={unsure === undefined ? [] : [unsure]} />
  </>
);
