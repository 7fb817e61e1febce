import { useTranslations } from "use-intl";
import { nationalityGroups, proofs, requiredFor, severities } from "@product/domain/company/document-types";
import { citationLength, documentTypeNameLength, monthsOfValidity } from "@product/domain/company/master-data";
import { countries, workerTypes } from "@product/domain/people/workers";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { SelectField } from "@product/ui/controls/select-field";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { BothNames } from "#features/ground/master-data/share/both-names.tsx";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { Choices } from "#features/ground/master-data/share/choices.tsx";
import type { RecordFields } from "#features/ground/master-data/share/record-screen.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import type { Box, List, Text } from "./fields.ts";
import type { Choosable } from "./queries.server.ts";

type Form = RecordFields<Text, Box, List>;

export function DocumentTypeFields({ choosable, ...form }: Form & { choosable: Choosable }) {
  const t = useTranslations("document-types");
  return (
    <>
      <FormPart heading={t("whatHeading")} why={t("whatWhy")}>
        <Names {...form} />
        <Meaning {...form} />
      </FormPart>
      <FormPart heading={t("whomHeading")} why={t("whomWhy")}>
        <Whom {...form} choosable={choosable} />
      </FormPart>
      <FormPart heading={t("whenHeading")} why={t("whenWhy")}>
        <NeededFor {...form} />
      </FormPart>
      <FormPart heading={t("expiryHeading")} why={t("expiryWhy")}>
        <Expiry {...form} />
      </FormPart>
      <FormPart heading={t("keepingHeading")} why={t("keepingWhy")}>
        <Keeping {...form} choosable={choosable} />
      </FormPart>
    </>
  );
}

function Names({ fields }: Form) {
  const t = useTranslations("document-types");
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <BothNames fields={fields} labelOf={(name) => t(name)} help={t("nameHelp")} max={documentTypeNameLength} />
    </div>
  );
}

function Meaning({ fields }: Form) {
  const t = useTranslations("document-types");
  const sentences = useFieldSentences();
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <SelectField
        id={fields.proves.id}
        name="proves"
        defaultValue={fields.proves.initialText}
        label={t("proves")}
        help={t("provesHelp")}
        errors={sentences(fields.proves.errors)}
      >
        <option value="">{t("provesNothing")}</option>
        {proofs.map((proof) => (
          <option key={proof} value={proof}>
            {t(`proves:${proof}`)}
          </option>
        ))}
      </SelectField>
      <TextField field={fields.citation} label={t("citation")} help={t("citationHelp")} max={citationLength} />
      <TextField field={fields.citationUk} label={t("citationUk")} help={t("citationUkHelp")} max={citationLength} />
    </div>
  );
}

function Whom({ fields, lists, isTicked, choosable }: Form & { choosable: Choosable }) {
  const t = useTranslations("document-types");
  const shared = useTranslations("master-data");
  const worker = useTranslations("workers");
  const { sorted } = useNames();
  return (
    <>
      <Choices
        field={lists.countries}
        label={t("countries")}
        help={t("countriesHelp")}
        options={countries.map((country) => ({ value: country, label: shared(`country:${country}`) }))}
      />
      <OneOf
        field={fields.nationality}
        options={nationalityGroups.map((group) => ({ value: group, label: t(`nationality:${group}`) }))}
        inline
      />
      <Tick name="minorsOnly" isTicked={isTicked} />
      <Choices
        field={lists.workerTypes}
        label={t("workerTypes")}
        help={t("workerTypesHelp")}
        options={workerTypes.map((type) => ({ value: type, label: worker(`type:${type}`) }))}
      />
      <Choices
        field={lists.roles}
        label={t("roles")}
        help={t("rolesHelp")}
        options={sorted(choosable.roles)}
        none={t("rolesNone")}
      />
      <Choices
        field={lists.clients}
        label={t("clients")}
        help={t("clientsHelp")}
        options={sorted(choosable.clients.map(({ id, name }) => ({ id, nameEn: name, nameEs: name })))}
        none={t("clientsNone")}
      />
    </>
  );
}

function NeededFor({ fields, lists }: Form) {
  const t = useTranslations("document-types");
  return (
    <>
      <Choices
        field={lists.requiredFor}
        label={t("requiredFor")}
        help={t("requiredForHelp")}
        options={requiredFor.map((moment) => ({ value: moment, label: t(`for:${moment}`) }))}
      />
      <OneOf
        field={fields.severity}
        options={severities.map((severity) => ({ value: severity, label: t(`severity:${severity}`) }))}
      />
    </>
  );
}

function Expiry({ fields, isTicked }: Form) {
  const t = useTranslations("document-types");
  const control = useControls<"validMonths" | "alertDays">(fields, (name) => t(name));
  return (
    <>
      <Tick name="hasExpiry" isTicked={isTicked} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          {...control("validMonths")}
          help={t("validMonthsHelp")}
          type="number"
          inputMode="numeric"
          {...monthsOfValidity}
        />
        <Field {...control("alertDays")} help={t("alertDaysHelp")} maxLength={200} />
      </div>
    </>
  );
}

function Keeping({ fields, isTicked, choosable }: Form & { choosable: Choosable }) {
  const t = useTranslations("document-types");
  const { nameOf, sorted } = useNames();
  const control = useControls<"retentionRuleId" | "retentionRuleUkId" | "verifierGroupId">(fields, (name) => t(name));
  return (
    <>
      <Tick name="copyKept" isTicked={isTicked} />
      <Tick name="twoSides" isTicked={isTicked} />
      <Tick name="isHealth" isTicked={isTicked} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField {...control("retentionRuleId")} help={t("retentionRuleIdHelp")} required>
          {choosable.rules.map((rule) => (
            <option key={rule.id} value={rule.id}>
              {nameOf(rule)}
            </option>
          ))}
        </SelectField>
        <SelectField {...control("retentionRuleUkId")} help={t("retentionRuleUkIdHelp")}>
          <option value="">{t("sameRule")}</option>
          {choosable.rules.map((rule) => (
            <option key={rule.id} value={rule.id}>
              {nameOf(rule)}
            </option>
          ))}
        </SelectField>
        <SelectField {...control("verifierGroupId")} help={t("verifierGroupIdHelp")}>
          <option value="">{t("anyVerifier")}</option>
          {sorted(choosable.verifiers).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

type Options = Pick<Parameters<typeof RadioGroup>[0], "options" | "inline">;

function OneOf({ field, ...options }: { field: Form["fields"]["severity"] } & Options) {
  const t = useTranslations("document-types");
  const name = field.name as "nationality" | "severity";
  return (
    <RadioGroup
      id={field.id}
      name={name}
      label={t(name)}
      help={t(`${name}Help`)}
      errors={useFieldSentences()(field.errors)}
      defaultValue={field.initialText}
      {...options}
    />
  );
}

function Tick({ name, isTicked }: { name: Box } & Pick<Form, "isTicked">) {
  const t = useTranslations("document-types");
  return (
    <Checkbox
      id={`document-type-${name}`}
      name={name}
      defaultChecked={isTicked(name)}
      label={t(name)}
      help={t(`${name}Help`)}
    />
  );
}
