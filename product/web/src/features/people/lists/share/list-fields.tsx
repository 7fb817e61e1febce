import { useTranslations } from "use-intl";
import { isForClient, listNameLength, listPurposes } from "@product/domain/people/lists";
import { Checkbox } from "@product/ui/controls/checkbox";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields, type FormField } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { typedIn } from "#features/ground/master-data/share/record-reply.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { ListChoices } from "#features/people/lists/queries.server.ts";

export const listFormId = "list";
const names = ["name", "kind", "purpose", "clientId", "expiresOn", "filter"] as const;
type Name = (typeof names)[number];

/** A list as its form shows it; the filter is the text that the form sends. */
export type ListValues = Record<Name, string> & { groups: string[]; version: number };

export type ListFormFields = { fields: Record<Name, FormField>; groups: ReadonlySet<string> };

export const emptyList: ListValues = {
  name: "",
  kind: "static",
  purpose: "call-out",
  clientId: "",
  expiresOn: "",
  filter: "",
  groups: [],
  version: 0,
};

/** The initial values of the fields: as saved, or as typed when the form was refused. */
export function listFormFields(values: ListValues, reply: FormReply | undefined): ListFormFields {
  const typed = typedIn(reply);
  const ticked = typed ? [typed.result.initialValue?.["groups"] ?? []].flat().map(String) : values.groups;
  return { fields: formFields(listFormId, names, values, typed), groups: new Set(ticked) };
}

/** The fields with their labels, for the list of faults. */
export function useLabelled({ fields }: ListFormFields) {
  const t = useTranslations("lists");
  const labels = { clientId: "client" } as const;
  return names.map((name) => ({ ...fields[name], label: t(name === "clientId" ? labels[name] : name) }));
}

/** The properties of every list, static or by filter: its name, its purpose, its last day, and who else sees it. */
export function ListFields({ fields, groups, choices }: ListFormFields & { choices: ListChoices }) {
  const t = useTranslations("lists");
  const sentences = useFieldSentences();
  // A colleague who keeps lists for single clients makes none for other purposes.
  const purposes = listPurposes.filter((purpose) => choices.isEverywhere || isForClient(purpose));
  return (
    <>
      <FormPart heading={t("what")} why={t("whatWhy")}>
        <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={listNameLength} required />
        <RadioGroup
          id={fields.purpose.id}
          name="purpose"
          label={t("purpose")}
          errors={sentences(fields.purpose.errors)}
          defaultValue={fields.purpose.initialText}
          options={purposes.map((value) => ({ value, label: t(`purpose:${value}`), help: t(`purpose:${value}:help`) }))}
        />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <SelectField
            id={fields.clientId.id}
            name="clientId"
            label={t("client")}
            help={t("clientHelp")}
            errors={sentences(fields.clientId.errors)}
            defaultValue={fields.clientId.initialText}
          >
            <option value="">{t("chooseClient")}</option>
            {choices.clients.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <DayField
            id={fields.expiresOn.id}
            name="expiresOn"
            label={t("expiresOn")}
            help={t("expiresHelp")}
            errors={sentences(fields.expiresOn.errors)}
            defaultValue={fields.expiresOn.initialText}
          />
        </div>
      </FormPart>
      <FormPart heading={t("shared")} why={t("sharedWhy")}>
        <fieldset aria-label={t("shared")} className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {choices.groups.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`${listFormId}-group-${id}`}
              name="groups"
              value={id}
              defaultChecked={groups.has(id)}
              label={name}
            />
          ))}
        </fieldset>
      </FormPart>
    </>
  );
}
