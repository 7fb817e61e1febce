import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { TextField } from "#features/ground/forms/share/text-field.tsx";

type BothNamesProps = {
  fields: Record<"nameEn" | "nameEs", FormField>;
  labelOf: (name: "nameEn" | "nameEs") => string;
  help: string;
  max: number;
};

/** The name of a record in each language. */
export const BothNames = ({ fields, labelOf, help, max }: BothNamesProps) =>
  (["nameEn", "nameEs"] as const).map((name) => (
    <TextField
      key={name}
      field={fields[name]}
      label={labelOf(name)}
      help={help}
      max={max}
      lang={name === "nameEn" ? "en" : "es"}
      required
    />
  ));
