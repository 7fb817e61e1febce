import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { groupNameLength, groupPurposeLength } from "@product/domain/groups";
import type { Permission } from "@product/domain/permissions/catalogue";
import { Callout } from "@product/ui/callout";
import { Checkbox } from "@product/ui/controls/checkbox";
import { SelectField } from "@product/ui/controls/select-field";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { SeparationWarning } from "./share/separation-warning.tsx";

export type GroupValues = {
  nameEn: string;
  nameEs: string;
  purposeEn: string;
  purposeEs: string;
  responsibleId: string;
  secondFactorRequired: boolean;
  permissions: Permission[];
  version: number;
};

type GroupFormProps = {
  values: GroupValues;
  submissionKey: string;
  reply: FormReply | undefined;
  colleagues: readonly { id: string; name: string }[];
  ownPermissions: readonly Permission[];
  isOwner: boolean;
};

export const groupFormId = "group";
const names = ["nameEn", "nameEs", "purposeEn", "purposeEs"] as const;

export function GroupForm({ values, submissionKey, reply, colleagues, ownPermissions, isOwner }: GroupFormProps) {
  const t = useTranslations("groups");
  // Saved by someone else meanwhile: what is there now is shown, and not what was typed over something older.
  const isStale = reply?.refusals.some(({ code }) => code === "group.changed-meanwhile") ?? false;
  const shown = isStale ? undefined : reply;
  const fields = formFields(groupFormId, names, values, shown);
  const typed = shown?.result.initialValue;
  const ticked = new Set(typed ? [typed["permissions"] ?? []].flat().map(String) : values.permissions);
  const labelled = names.map((name) => ({ ...fields[name], label: t(name) }));
  const text = (name: (typeof names)[number]) => (
    <TextField
      field={fields[name]}
      label={t(name)}
      lang={name.endsWith("En") ? "en" : "es"}
      {...(name.startsWith("name")
        ? { help: t("nameHelp"), max: groupNameLength, required: true }
        : { help: t("purposeHelp"), max: groupPurposeLength, lines: 2 })}
    />
  );
  return (
    <Form
      key={values.version}
      method="post"
      id={groupFormId}
      noValidate={useNoValidate()}
      className="flex max-w-5xl flex-col gap-7 pb-8"
    >
      <Rejection reply={reply} fields={labelled} />
      <SeparationWarning reply={reply} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={values.version} />
      <FormPart heading={t("words")} why={t("wordsWhy")}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {text("nameEn")}
          {text("nameEs")}
          {text("purposeEn")}
          {text("purposeEs")}
        </div>
      </FormPart>
      <FormPart heading={t("care")} why={t("careWhy")}>
        <div className="flex max-w-xl flex-col gap-5">
          <SelectField
            name="responsibleId"
            label={t("responsible")}
            help={t("responsibleHelp")}
            defaultValue={String(typed?.["responsibleId"] ?? values.responsibleId)}
          >
            <option value="">{t("responsibleNobody")}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Checkbox
            id="second-factor-required"
            name="secondFactorRequired"
            defaultChecked={typed ? typed["secondFactorRequired"] === "on" : values.secondFactorRequired}
            label={t("secondFactorRequired")}
            help={t("secondFactorHelp")}
          />
        </div>
      </FormPart>
      <FormPart heading={t("permissions")} why={t("matrixWhy")}>
        {isOwner && <Callout tone="info">{t("ownerEverything")}</Callout>}
        <PermissionMatrix ticked={ticked} ownPermissions={new Set(ownPermissions)} isFixed={isOwner} />
      </FormPart>
    </Form>
  );
}
