import { useTranslations } from "use-intl";
import { meetingPointLength, shiftNotesLength, shiftTitleLength } from "@product/domain/planning/shifts";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import type { RecordFields } from "#features/ground/master-data/share/record-screen.tsx";

export const shiftTexts = [
  "title",
  "zoneId",
  "startsAt",
  "endsAt",
  "startsWhich",
  "endsWhich",
  "breakMinutes",
  "breakAfter",
  "meetingPoint",
  "meetingMinutes",
  "notesEs",
  "notesEn",
] as const;
export type ShiftText = (typeof shiftTexts)[number];

type ShiftFieldsProps = RecordFields<ShiftText, "breakPaid"> & {
  zones: readonly { id: string; name: string }[];
  /** Whether a time was typed that comes twice, and has to be told apart. */
  asksWhich: boolean;
};

export function ShiftFields({ fields, isTicked, zones, asksWhich }: ShiftFieldsProps) {
  const t = useTranslations("shifts");
  const plain = useControls(fields, (name: ShiftText) => t(name));
  const number = { type: "number", inputMode: "numeric", min: 0, className: "num" } as const;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField field={fields.title} label={t("title")} help={t("titleHelp")} max={shiftTitleLength} required />
      <SelectField {...plain("zoneId")} help={t("zoneHelp")}>
        <option value="">{t("noZone")}</option>
        {zones.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {(["startsAt", "endsAt"] as const).map((name) => (
        <Field key={name} {...plain(name)} type="datetime-local" help={t("timeHelp")} required className="num" />
      ))}
      {asksWhich &&
        (["startsWhich", "endsWhich"] as const).map((name) => (
          <SelectField key={name} {...plain(name)} help={t("whichHelp")}>
            {(["", "earlier", "later"] as const).map((which) => (
              <option key={which} value={which}>
                {t(`which:${which}`)}
              </option>
            ))}
          </SelectField>
        ))}
      <Field {...plain("breakMinutes")} {...number} max={240} help={t("breakHelp")} />
      <Field {...plain("breakAfter")} {...number} max={1440} help={t("breakAfterHelp")} />
      <Checkbox name="breakPaid" defaultChecked={isTicked("breakPaid")} label={t("breakPaid")} />
      <span className="max-sm:hidden" />
      <TextField
        field={fields.meetingPoint}
        label={t("meetingPoint")}
        help={t("meetingHelp")}
        max={meetingPointLength}
      />
      <Field {...plain("meetingMinutes")} {...number} max={240} help={t("meetingMinutesHelp")} />
      {(["notesEs", "notesEn"] as const).map((name) => (
        <TextField
          key={name}
          field={fields[name]}
          label={t(name)}
          help={t("notesHelp")}
          max={shiftNotesLength}
          lang={name === "notesEs" ? "es" : "en"}
          lines={4}
        />
      ))}
    </div>
  );
}
