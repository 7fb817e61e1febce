import { useState, type ComponentProps } from "react";
import { useLocale, useTranslations } from "use-intl";
import {
  contractBodyLength,
  contractPlaceNames,
  contractPlaces,
  contractTemplateNameLength,
  renderContract,
} from "@product/domain/papers/contract-places";
import type { Locale } from "@product/domain/locales";
import { workerTypes } from "@product/domain/people/workers";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { Choices } from "#features/ground/master-data/share/choices.tsx";
import { CountryField } from "#features/ground/master-data/share/country-field.tsx";
import {
  RecordScreen,
  type RecordFields,
  type RecordValues,
} from "#features/ground/master-data/share/record-screen.tsx";
import { sampleValues } from "./sample.ts";
import { ContractText } from "./share/contract-text.tsx";

const texts = ["name", "country", "bodyEn", "bodyEs"] as const;
const lists = ["workerTypes"] as const;
type Text = (typeof texts)[number];
type List = (typeof lists)[number];
export type ContractTemplateValues = RecordValues<Text, never, List>;

type ScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text, never, List>>,
  "texts" | "lists" | "labelOf" | "description" | "children"
>;

export function ContractTemplateScreen(screen: ScreenProps) {
  const t = useTranslations("contract-templates");
  return (
    <RecordScreen {...screen} description={t("intro")} texts={texts} lists={lists} labelOf={(name) => t(name)}>
      {(form) => <Fields {...form} />}
    </RecordScreen>
  );
}

function Fields({ fields, lists: { workerTypes: types } }: RecordFields<Text, never, List>) {
  const t = useTranslations("contract-templates");
  const worker = useTranslations("workers");
  return (
    <>
      <FormPart heading={t("whatHeading")} why={t("whatWhy")}>
        <TextField
          field={fields.name}
          label={t("name")}
          help={t("nameHelp")}
          max={contractTemplateNameLength}
          required
        />
        <CountryField field={fields.country} help={t("countryHelp")} />
        <Choices
          field={types}
          label={t("workerTypes")}
          help={t("workerTypesHelp")}
          options={workerTypes.map((type) => ({ value: type, label: worker(`type:${type}`) }))}
        />
      </FormPart>
      <FormPart heading={t("textHeading")} why={t("textWhy")}>
        <Places />
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          <Body field={fields.bodyEn} lang="en" />
          <Body field={fields.bodyEs} lang="es" />
        </div>
      </FormPart>
    </>
  );
}

/** The text of one language, and how it reads with someone invented; follows what is typed. */
function Body({ field, lang }: { field: FormField; lang: Locale }) {
  const t = useTranslations("contract-templates");
  const [typed, setTyped] = useState(field.initialText);
  return (
    <div
      className="flex min-w-0 flex-col gap-3"
      onInput={(event) => event.target instanceof HTMLTextAreaElement && setTyped(event.target.value)}
    >
      <TextField
        field={field}
        label={t(lang === "en" ? "bodyEn" : "bodyEs")}
        help={t("bodyHelp")}
        max={contractBodyLength}
        lines={22}
        lang={lang}
        required
      />
      <details>
        <summary className="cursor-pointer text-compact font-medium">{t("preview")}</summary>
        <div className="mt-2 rounded-card border border-line bg-bg-subtle px-4 py-3.5 text-compact">
          <ContractText text={renderContract(typed, sampleValues[lang])} lang={lang} />
        </div>
      </details>
    </div>
  );
}

function Places() {
  const t = useTranslations("contract-templates");
  const locale = useLocale();
  return (
    <details>
      <summary className="cursor-pointer text-compact font-medium">{t("places")}</summary>
      <p className="mt-1 text-compact text-fg-2">{t("placesWhy")}</p>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-compact sm:grid-cols-2">
        {contractPlaceNames.map((name) => (
          <div key={name} className="flex flex-col py-0.5">
            <dt className="font-mono text-xs wrap-anywhere">{`{{${name}}}`}</dt>
            <dd className="text-fg-2">{contractPlaces[name][locale]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
