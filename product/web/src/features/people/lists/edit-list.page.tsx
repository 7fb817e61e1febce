import { data, Form } from "react-router";
import { useTranslations } from "use-intl";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { storedFilter } from "@product/domain/filters/read-filter";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { History } from "#features/ground/audit/share/history.tsx";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { recordAction } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { atFields, typedIn } from "#features/ground/master-data/share/record-reply.ts";
import { filterChoices, filterFieldsOf } from "#features/people/workers/queries.server.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import type { Route } from "./+types/edit-list.page";
import { archiveList, editList, restoreList } from "./commands.server.ts";
import { FilterPart } from "./filter-part.tsx";
import { ListFields, listFormFields, listFormId, useLabelled } from "./share/list-fields.tsx";
import { filterOf, headOf, listChoices, listWith, maySeeMembers, sharedWith } from "./queries.server.ts";
import { listForm } from "./schema.ts";
import { ListFrame, listsAddress } from "./share/list-frame.tsx";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "list.view", messages: ["lists", "workers", "filters", "audit", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.view");
  const { locale } = context.get(requestContext);
  const list = await listWith(actor, recordId(params.listId));
  if (!list) throw pageNotFound(params.listId);
  const mayEdit = mayDo(actor, acts["list.edit"], list);
  const filter = filterOf(list);
  const mayAsk = list.kind === "static" || maySeeMembers(actor, list);
  const [head, choices, asking, shared] = await Promise.all([
    headOf(list, locale),
    listChoices(actor, locale, "list.edit", list),
    filterChoices(actor, locale),
    sharedWith(list.id, locale),
  ]);
  return data({
    head,
    choices,
    asking: { ...asking, fields: filterFieldsOf(actor) },
    values: {
      name: list.name,
      kind: list.kind,
      purpose: list.purpose,
      clientId: list.clientId ?? "",
      expiresOn: list.expiresOn ?? "",
      filter: mayAsk && filter ? JSON.stringify(storedFilter(filter)) : "",
      // A group that was archived since is no longer there to be ticked.
      groups: shared.map(({ id }) => id).filter((id) => choices.groups.some((group) => group.id === id)),
      version: list.version,
    },
    mayEdit,
    mayAsk,
    mayArchive: mayDo(actor, acts["list.archive"], list),
    history:
      mayEdit || isPermitted(actor, "audit.view", "everywhere") ? await historyOf(actor, "list", list.id) : undefined,
    submissionKey: crypto.randomUUID(),
  });
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  recordAction(sent, listsAddress, recordId(params.listId), {
    edit: ["list.edit", listForm, editList],
    archive: ["list.delete", archiveList, restoreList],
  });

export default function EditListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("lists");
  const { head, values, choices, asking, mayEdit, mayAsk, mayArchive, history, submissionKey } = loaderData;
  const reply = atFields(actionData);
  const form = listFormFields(values, reply);
  const isUnsaved = useUnsaved(listFormId, values);
  const isOpen = mayEdit && !head.isArchived;
  return (
    <ListFrame list={head} part="settings">
      <fieldset disabled={!isOpen} className="contents">
        <Form
          key={values.version}
          method="post"
          id={listFormId}
          noValidate={useNoValidate()}
          className="flex max-w-3xl flex-col gap-7 pb-8"
        >
          <Rejection reply={reply} fields={useLabelled(form)} />
          <SubmissionKey value={submissionKey} />
          <input type="hidden" name="version" value={values.version} />
          {values.kind === "dynamic" &&
            (mayAsk ? (
              <FilterPart field={form.fields.filter} isShown asking={asking} />
            ) : (
              <Callout tone="info">{t("mayNotFilter")}</Callout>
            ))}
          <ListFields {...form} choices={choices} />
        </Form>
      </fieldset>
      {mayArchive && <Archiving isArchived={head.isArchived} />}
      {history && (
        <div className="max-w-3xl pb-8">
          <History entries={history} />
        </div>
      )}
      {isOpen && <SaveBar formId={listFormId} isUnsaved={isUnsaved} canDiscard={typedIn(reply) === undefined} />}
      <UnsavedGuard when={isUnsaved} />
    </ListFrame>
  );
}

function Archiving({ isArchived }: { isArchived: boolean }) {
  const t = useTranslations("lists");
  return (
    <div className="max-w-3xl pb-8">
      <FormPart heading={t("archive")} why={t("archiveWhy")}>
        <Form method="post" action="?do">
          <Button look={isArchived ? "quiet" : "danger"} name="actionName" value={isArchived ? "restore" : "archive"}>
            {t(isArchived ? "restore" : "archive")}
          </Button>
        </Form>
      </FormPart>
    </div>
  );
}
