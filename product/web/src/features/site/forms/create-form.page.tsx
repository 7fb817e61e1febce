import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { formLimits } from "@product/domain/forms/limits";
import { SelectField } from "@product/ui/controls/select-field";
import { PageHeader } from "@product/ui/page-header";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { SubmitButton } from "#features/ground/forms/share/submit-button.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/create-form.page";
import { createForm } from "./commands.server.ts";
import { entitiesToFormFor, eventToFormFor } from "./queries.server.ts";
import { formsAddress, newForm } from "./schema.ts";
import { LanguageField } from "./language-field.tsx";

export const handle = { needs: "form.create", messages: ["signup-forms", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "form.create");
  const chosenEvent = pageAddress(request).searchParams.get("event");
  return {
    entities: await entitiesToFormFor(actor),
    event: chosenEvent ? await eventToFormFor(actor, recordId(chosenEvent)) : undefined,
    language: context.get(requestContext).locale,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = formAction("form.create", newForm, createForm, ({ id }, request) =>
  recordAddress(formsAddress, id, request),
);

const texts = ["titleEn", "titleEs", "legalEntityId", "language", "target"] as const;

export default function CreateFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("signup-forms");
  const sentences = useFieldSentences();
  const { event, language, submissionKey } = loaderData;
  // A form for an event is its company's.
  const entities = loaderData.entities.filter(({ id }) => !event || id === event.legalEntityId);
  const saved = {
    titleEn: event?.titleEn ?? "",
    titleEs: event?.titleEs ?? "",
    legalEntityId: entities[0]?.id ?? "",
    language,
    target: "new-worker",
  };
  const fields = formFields("new-form", texts, saved, actionData);
  const name = (field: "titleEn" | "titleEs") => (
    <TextField
      field={fields[field]}
      label={t(field)}
      help={t("titleHelp")}
      max={formLimits.titleLength}
      lang={field === "titleEn" ? "en" : "es"}
      required
    />
  );
  return (
    <>
      <PageTitle>{t("newOne")}</PageTitle>
      <PageHeader title={t("newOne")} description={t("createIntro")} />
      <Form method="post" id="new-form" noValidate={useNoValidate()} className="flex max-w-3xl flex-col gap-5 pb-8">
        <Rejection reply={actionData} fields={texts.map((each) => ({ ...fields[each], label: t(each) }))} />
        <SubmissionKey value={submissionKey} />
        {event && <input type="hidden" name="eventId" value={event.id} />}
        {name("titleEn")}
        {name("titleEs")}
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <SelectField
            id={fields.legalEntityId.id}
            name="legalEntityId"
            label={t("legalEntityId")}
            help={t("legalEntityHelp")}
            errors={sentences(fields.legalEntityId.errors)}
            defaultValue={fields.legalEntityId.initialText}
          >
            {entities.map((entity) => (
              <option key={entity.id} value={entity.id}>
                {entity.name}
              </option>
            ))}
          </SelectField>
          <LanguageField field={fields.language} />
          <SelectField
            id={fields.target.id}
            name="target"
            label={t("target")}
            errors={sentences(fields.target.errors)}
            defaultValue={fields.target.initialText}
          >
            <option value="new-worker">{t("target:new-worker")}</option>
            <option value="follow-up">{t("target:follow-up")}</option>
          </SelectField>
        </div>
        <SubmitButton>{t("create")}</SubmitButton>
      </Form>
    </>
  );
}
