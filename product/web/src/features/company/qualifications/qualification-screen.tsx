import type { ComponentProps } from "react";
import { useLocale, useTranslations } from "use-intl";
import { monthsOfValidity, qualificationNameLength } from "@product/domain/company/master-data";
import { Callout } from "@product/ui/callout";
import { Field } from "@product/ui/controls/field";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { Choices } from "#features/ground/master-data/share/choices.tsx";
import {
  RecordScreen,
  type RecordFields,
  type RecordValues,
} from "#features/ground/master-data/share/record-screen.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { listOf } from "#i18n/format.ts";
import type { Called } from "./queries.server.ts";

const texts = ["nameEn", "nameEs", "validMonths", "levelsEn", "levelsEs"] as const;
const lists = ["impliedBy"] as const;
type Text = (typeof texts)[number];
type List = (typeof lists)[number];
export type QualificationValues = RecordValues<Text, never, List>;

type Graph = { alsoFor: Called[]; countedBy: Called[]; askedForBy: Called[] };
type QualificationScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text, never, List>>,
  "texts" | "lists" | "labelOf" | "description" | "children"
> & { others: Called[]; graph?: Graph };

export function QualificationScreen({ others, graph, ...screen }: QualificationScreenProps) {
  const t = useTranslations("qualifications");
  return (
    <RecordScreen {...screen} description={t("intro")} texts={texts} lists={lists} labelOf={(name) => t(name)}>
      {(form) => (
        <>
          {graph && <InWords name={screen.title ?? ""} {...graph} />}
          <QualificationFields {...form} others={others} />
        </>
      )}
    </RecordScreen>
  );
}

/** The sum of the steps ticked here and elsewhere, in words. */
function InWords({ name, alsoFor, countedBy, askedForBy }: Graph & { name: string }) {
  const t = useTranslations("qualifications");
  const locale = useLocale();
  const { sorted } = useNames();
  const words = (called: Called[]) =>
    listOf(
      sorted(called).map(({ label }) => label),
      locale,
    );
  const sentences = [
    alsoFor.length > 0 && t("alsoForSentence", { name, others: words(alsoFor) }),
    countedBy.length > 0 && t("countedBySentence", { name, others: words(countedBy) }),
    askedForBy.length > 0 && t("askedForSentence", { roles: words(askedForBy) }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Callout tone="info">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  );
}

function QualificationFields({
  fields,
  lists: { impliedBy },
  others,
}: RecordFields<Text, never, List> & { others: Called[] }) {
  const t = useTranslations("qualifications");
  const { sorted } = useNames();
  const plain = useControls(fields, (name: Text) => t(name));
  const name = (field: "nameEn" | "nameEs") => (
    <TextField
      field={fields[field]}
      label={t(field)}
      help={t("nameHelp")}
      max={qualificationNameLength}
      lang={field === "nameEn" ? "en" : "es"}
      required
    />
  );
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {name("nameEn")}
        {name("nameEs")}
        <Field
          {...plain("validMonths")}
          type="number"
          inputMode="numeric"
          {...monthsOfValidity}
          help={t("validMonthsHelp")}
        />
      </div>
      <Choices
        field={impliedBy}
        label={t("impliedBy")}
        help={t("impliedByHelp")}
        options={sorted(others)}
        none={t("impliedByNone")}
      />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field {...plain("levelsEn")} lines={4} lang="en" help={t("levelsHelp")} />
        <Field {...plain("levelsEs")} lines={4} lang="es" help={t("levelsHelp")} />
      </div>
    </>
  );
}
