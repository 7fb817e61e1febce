import { useTranslations } from "use-intl";
import { compensations, mostLateHours } from "@product/domain/planning/events";
import { Field } from "@product/ui/controls/field";
import { RadioGroup } from "@product/ui/controls/radio-group";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { OwnCompensations } from "./own-compensations.tsx";
import type { OwnCompensation } from "./queries.server.ts";

type CompensationFieldsProps = {
  /** The choice in the form, or the usual one here. */
  chosen: string;
  lateHours: FormField;
  own: readonly OwnCompensation[];
  help: string;
};

/** Choice of the people compensated for the day they lose; names the shifts whose own terms decide it. */
export function CompensationFields({ chosen, lateHours, own, help }: CompensationFieldsProps) {
  const t = useTranslations("event-moves");
  const sentences = useFieldSentences();
  const { id: eventId } = useEventFrame();
  return (
    <>
      <RadioGroup
        name="compensation"
        label={t("compensation")}
        defaultValue={chosen}
        options={compensations.map((value) => ({ value, label: t(`compensation:${value}`) }))}
      />
      <Field
        id={lateHours.id}
        name={lateHours.name}
        defaultValue={lateHours.initialText}
        errors={sentences(lateHours.errors)}
        label={t("lateHours")}
        help={help}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostLateHours}
        className="num"
      />
      <OwnCompensations eventId={eventId} shifts={own} />
    </>
  );
}
