import { useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { listKinds } from "@product/domain/people/lists";
import { PageHeader } from "@product/ui/page-header";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { atFields } from "#features/ground/master-data/share/record-reply.ts";
import { filterChoices, filterFieldsOf } from "#features/people/workers/queries.server.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/create-list.page";
import { createList } from "./commands.server.ts";
import { FilterPart } from "./filter-part.tsx";
import { emptyList, ListFields, listFormFields, listFormId, useLabelled } from "./share/list-fields.tsx";
import { listChoices } from "./queries.server.ts";
import { newListForm, startIn } from "./schema.ts";
import { listsAddress } from "./share/list-frame.tsx";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "list.create", messages: ["lists", "workers", "filters", "request", "forms"] };

/** `?filter=` begins with a filter that was made elsewhere. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.create");
  const { locale } = context.get(requestContext);
  const [choices, asking] = await Promise.all([
    listChoices(actor, locale, "list.create"),
    filterChoices(actor, locale),
  ]);
  const start = startIn(pageAddress(request));
  const purpose = choices.isEverywhere ? emptyList.purpose : "deny";
  return {
    values: { ...emptyList, purpose, ...start },
    choices,
    asking: { ...asking, fields: filterFieldsOf(actor) },
    submissionKey: crypto.randomUUID(),
  };
}

export const action = formAction("list.create", newListForm, createList, ({ id }, request) =>
  recordAddress(listsAddress, id, request),
);

export default function CreateListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("lists");
  const { values, choices, asking, submissionKey } = loaderData;
  const reply = atFields(actionData);
  const form = listFormFields(values, reply);
  const [kind, setKind] = useState(form.fields.kind.initialText);
  const isUnsaved = useUnsaved(listFormId, values);
  return (
    <>
      <PageTitle>{t("newList")}</PageTitle>
      <PageHeader title={t("newList")} description={t("intro")} />
      <Form method="post" id={listFormId} noValidate={useNoValidate()} className="flex max-w-3xl flex-col gap-7 pb-8">
        <Rejection reply={reply} fields={useLabelled(form)} />
        <SubmissionKey value={submissionKey} />
        <FormPart heading={t("kind")} why={t("kindWhy")}>
          <RadioGroup
            id={form.fields.kind.id}
            name="kind"
            label={t("kind")}
            defaultValue={form.fields.kind.initialText}
            onChange={setKind}
            options={listKinds.map((value) => ({ value, label: t(`kind:${value}`), help: t(`kind:${value}:help`) }))}
          />
        </FormPart>
        <FilterPart field={form.fields.filter} isShown={kind === "dynamic"} asking={asking} />
        <ListFields {...form} choices={choices} />
      </Form>
      <SaveBar formId={listFormId} isUnsaved={isUnsaved} canDiscard={reply === undefined} />
      <UnsavedGuard when={isUnsaved} />
    </>
  );
}
