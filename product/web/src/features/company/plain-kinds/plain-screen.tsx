import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { BothNames } from "#features/ground/master-data/share/both-names.tsx";
import { RecordScreen } from "#features/ground/master-data/share/record-screen.tsx";
import type { Said, SaidField } from "./queries.server.ts";

/** Those that every plain kind has; the rest have the names that its declaration gives them. */
type Name = "nameEn" | "nameEs";

type PlainScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Name>>,
  "texts" | "labelOf" | "description" | "children"
> & { wording: Said };

/** The form of any plain kind, by its declared fields. */
export function PlainScreen({ wording, ...screen }: PlainScreenProps) {
  const t = useTranslations("master-data");
  const names = { nameEn: t("nameEn"), nameEs: t("nameEs") };
  const labels: Record<string, string> = {
    ...names,
    ...Object.fromEntries(wording.fields.map(({ name, label }) => [name, label])),
  };
  const texts = ["nameEn", "nameEs", ...wording.fields.flatMap(({ name, kind }) => (kind === "tick" ? [] : name))];
  return (
    <RecordScreen<Name, never>
      {...screen}
      description={wording.intro}
      texts={texts as Name[]}
      labelOf={(name) => labels[name]!}
    >
      {({ fields, isTicked }) => (
        <>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <BothNames
              fields={fields}
              labelOf={(name) => names[name]}
              help={wording.nameHelp}
              max={wording.nameLength}
            />
          </div>
          {wording.fields.map((field) =>
            field.kind === "tick" ? (
              <Checkbox
                key={field.name}
                id={`record-${field.name}`}
                name={field.name}
                defaultChecked={isTicked(field.name as never)}
                label={field.label}
                help={field.help}
              />
            ) : (
              <Typed key={field.name} wording={field} field={fields[field.name as Name]} />
            ),
          )}
        </>
      )}
    </RecordScreen>
  );
}

function Typed({ wording, field }: { wording: Exclude<SaidField, { kind: "tick" }>; field: FormField }) {
  const sentences = useFieldSentences();
  if (wording.kind === "text")
    return (
      <TextField field={field} label={wording.label} help={wording.help} max={wording.max} lines={wording.lines} />
    );
  return (
    <div className="max-w-xs">
      <Field
        id={field.id}
        name={field.name}
        type="number"
        inputMode="numeric"
        min={wording.min}
        max={wording.max}
        required
        defaultValue={field.initialText}
        label={wording.label}
        help={wording.help}
        errors={sentences(field.errors)}
      />
    </div>
  );
}
