import { useTranslations } from "use-intl";
import { mostCallOuts } from "@product/domain/planning/staffing/call-outs";
import { mostWeight } from "@product/domain/planning/staffing/candidate-rank";
import { mostPerWave, waveMinutes, whoOf, type Wave } from "@product/domain/planning/staffing/cover";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { RecordFields } from "#features/ground/master-data/share/record-screen.tsx";
import type { Audiences } from "./queries.server.ts";
import { waveNames } from "./schema.ts";
import { WaveFields } from "./wave-fields.tsx";

const numbers = [
  "quietFrom",
  "quietUntil",
  "mostPerWeek",
  "weightHere",
  "weightHours",
  "weightAsked",
  "coverPerWave",
  "coverMinutes",
] as const;
type Numbered = (typeof numbers)[number];
type WaveName = (typeof waveNames)[number];
export type Text = Numbered | WaveName | `${WaveName}Minutes`;
export const texts: readonly Text[] = [...numbers, ...waveNames.flatMap((name) => [name, `${name}Minutes`] as const)];
const boxes = ["swapsByThemselves", "coversDropOuts"] as const;
export type Box = (typeof boxes)[number];

type Help = `${"quiet" | "mostPerWeek" | "weight" | "coverPerWave" | "coverMinutes"}Help`;
const weight = { min: 0, max: mostWeight, help: "weightHelp" } as const;
const bounds: Record<Numbered, { min: number; max: number; help: Help }> = {
  quietFrom: { min: 0, max: 23, help: "quietHelp" },
  quietUntil: { min: 0, max: 23, help: "quietHelp" },
  mostPerWeek: { min: 1, max: mostCallOuts, help: "mostPerWeekHelp" },
  weightHere: weight,
  weightHours: weight,
  weightAsked: weight,
  coverPerWave: { min: 1, max: mostPerWave, help: "coverPerWaveHelp" },
  coverMinutes: { ...waveMinutes, help: "coverMinutesHelp" },
};

/** Saved settings as the texts of the form. */
export const textsOf = (setting: Record<Numbered, number> & { coverWaves: readonly Wave[] }): Record<Text, string> =>
  Object.fromEntries([
    ...numbers.map((name) => [name, String(setting[name])]),
    ...waveNames.flatMap((name, index) => {
      const wave = setting.coverWaves[index];
      return [
        [name, wave ? whoOf(wave) : ""],
        [`${name}Minutes`, String(wave?.minutes ?? setting.coverMinutes)],
      ];
    }),
  ]) as Record<Text, string>;

type SettingFieldsProps = RecordFields<Text, Box> & { audiences: Audiences };

/** When people are written to, what ranks candidates, and how cover is looked for. */
export function SettingFields({ fields, isTicked, audiences }: SettingFieldsProps) {
  const t = useTranslations("call-out-settings");
  const sentences = useFieldSentences();
  return (
    <>
      {numbers.map((name) => (
        <Field
          key={name}
          id={fields[name].id}
          name={name}
          type="number"
          inputMode="numeric"
          min={bounds[name].min}
          max={bounds[name].max}
          required
          defaultValue={fields[name].initialText}
          label={t(name)}
          help={t(bounds[name].help)}
          errors={sentences(fields[name].errors)}
        />
      ))}
      <WaveFields fields={fields} audiences={audiences} />
      {boxes.map((name) => (
        <Checkbox
          key={name}
          id={`call-outs-${name}`}
          name={name}
          defaultChecked={isTicked(name)}
          label={t(name)}
          help={t(`${name}Help`)}
        />
      ))}
    </>
  );
}
