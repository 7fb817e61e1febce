import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { PageHeader } from "@product/ui/page-header";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { eventChoices } from "#features/planning/events/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/import-past.page";
import { importPastEvents } from "./commands.server.ts";
import { mostSignsPasted, pastEventsForm } from "./schema.ts";

export const handle = { needs: "event.create", messages: ["past-events", "request", "forms"] };

const list = "/admin/events-old";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.create");
  return { entities: (await eventChoices(actor, "event.create")).entities, submissionKey: crypto.randomUUID() };
}

export const action = formAction("event.create", pastEventsForm, importPastEvents, (_made, request) =>
  inLocale(list, localeOf(pageAddress(request).pathname)),
);

export default function ImportPastEventsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("past-events");
  const locale = useLocale();
  const sentences = useFieldSentences();
  const { entities, submissionKey } = loaderData;
  const names = ["legalEntityId", "rows"] as const;
  const fields = formFields("past", names, { legalEntityId: entities[0]?.id ?? "", rows: "" }, actionData);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <Form method="post" id="past" noValidate={useNoValidate()} className="flex max-w-3xl flex-col gap-5 pb-8">
        <Rejection reply={actionData} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={submissionKey} />
        <SelectField
          id={fields.legalEntityId.id}
          name="legalEntityId"
          label={t("legalEntityId")}
          help={t("legalEntityHelp")}
          defaultValue={fields.legalEntityId.initialText}
          errors={sentences(fields.legalEntityId.errors)}
        >
          {entities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          field={fields.rows}
          label={t("rows")}
          help={t("rowsHelp")}
          max={mostSignsPasted}
          lines={12}
          required
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="form">
            {t("import")}
          </Button>
          <Link to={inLocale(list, locale)} className={buttonClass("quiet", "form")}>
            {t("back")}
          </Link>
        </div>
      </Form>
    </>
  );
}
