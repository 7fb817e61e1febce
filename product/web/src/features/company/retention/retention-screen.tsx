import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import {
  basisLength,
  endings,
  leastYears,
  longestTerm,
  termUnits,
  type CountedFrom,
} from "@product/domain/company/retention";
import { Field } from "@product/ui/controls/field";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { RecordScreen, type RecordFields } from "#features/ground/master-data/share/record-screen.tsx";

const texts = ["term", "unit", "ending", "basisEn", "basisEs"] as const;
type Text = (typeof texts)[number];
type Rule = { id: string; countedFrom: CountedFrom };

type RetentionScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text>>,
  "texts" | "labelOf" | "description" | "children"
>;

export function RetentionScreen({ rule, ...screen }: RetentionScreenProps & { rule: Rule }) {
  const t = useTranslations("retention");
  const least = leastYears(rule.id);
  return (
    <RecordScreen
      {...screen}
      description={least === undefined ? t("noLeast") : t("least", { n: least })}
      texts={texts}
      labelOf={(name) => t(name)}
    >
      {({ fields }) => <RetentionFields fields={fields} rule={rule} />}
    </RecordScreen>
  );
}

function RetentionFields({ fields, rule }: Pick<RecordFields<Text>, "fields"> & { rule: Rule }) {
  const t = useTranslations("retention");
  const sentences = useFieldSentences();
  const basis = (name: "basisEn" | "basisEs") => (
    <TextField
      field={fields[name]}
      label={t(name)}
      help={t("basisHelp")}
      max={basisLength}
      lang={name === "basisEn" ? "en" : "es"}
      lines={2}
      required
    />
  );
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          id={fields.term.id}
          name="term"
          type="number"
          inputMode="numeric"
          min={1}
          max={longestTerm}
          required
          defaultValue={fields.term.initialText}
          label={t("term")}
          help={t(rule.countedFrom === "employment" ? "termHelpEmployment" : "termHelp")}
          errors={sentences(fields.term.errors)}
        />
        <RadioGroup
          id={fields.unit.id}
          name="unit"
          label={t("unit")}
          help={t("unitHelp")}
          errors={sentences(fields.unit.errors)}
          defaultValue={fields.unit.initialText}
          options={termUnits.map((unit) => ({ value: unit, label: t(`unit:${unit}`) }))}
          inline
        />
      </div>
      <RadioGroup
        id={fields.ending.id}
        name="ending"
        label={t("ending")}
        help={t("endingHelp")}
        errors={sentences(fields.ending.errors)}
        defaultValue={fields.ending.initialText}
        options={endings.map((ending) => ({
          value: ending,
          label: t(`ending:${ending}`),
          help: t(`endingWhy:${ending}`),
        }))}
      />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {basis("basisEn")}
        {basis("basisEs")}
      </div>
    </>
  );
}
