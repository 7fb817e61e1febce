import { data, Form } from "react-router";
import { useTranslations } from "use-intl";
import { isPermitted, mayDo, type Actor } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { canBe, formTransitions, type FormTransition } from "@product/domain/forms/standing";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/form-settings.page";
import { doToForm, editForm, publishDraft } from "./commands.server.ts";
import { comparedVersion, eventsToFormFor, formWith, versionRows } from "./queries.server.ts";
import { formKeeping, formsAddress, formSettings, formStep, publishing } from "./schema.ts";
import { SettingsForm } from "./settings-form.tsx";
import { FormFrame } from "./share/form-frame.tsx";
import { VersionChanges } from "./version-changes.tsx";
import { VersionTable } from "./version-table.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "form.view", messages: ["signup-forms", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "form.view");
  const { locale } = context.get(requestContext);
  const found = await formWith(actor, recordId(params.formId), locale);
  if (!found) throw failure("pageNotFound", { path: params.formId });
  const { form, ...head } = found;
  const { saved, part, headers } = takeSaved(request);
  const actions = (Object.keys(formTransitions) as FormTransition[]).filter(
    (actionName) => canBe(actionName, form.state) && mayDo(actor, acts[`form.${actionName}`], form),
  );
  const mayEdit = mayDo(actor, acts["form.edit"], form) && form.state !== "archived";
  return data(
    {
      head,
      values: {
        titleEn: form.titleEn,
        titleEs: form.titleEs,
        language: form.language,
        opensOn: head.opensOn ?? "",
        closesOn: head.closesOn ?? "",
        quota: form.quota === null ? "" : String(form.quota),
        embedOrigins: form.embedOrigins.join("\n"),
        eventId: form.eventId ?? "",
      },
      events: mayEdit ? await eventsToFormFor(form.legalEntityId, locale, form.eventId) : [],
      version: form.version,
      link: `${context.get(requestContext).settings.origin || pageAddress(request).origin}${inLocale("/signup", form.language)}?formId=${form.slug}`,
      actions,
      mayEdit,
      mayPublish: mayDo(actor, acts["form.publish"], form) && form.state !== "archived",
      versions: await versionRows(form.id),
      compared: await comparedVersion(form.id, comparedIn(request)),
      history:
        mayEdit || isPermitted(actor, "audit.view", "everywhere") ? await historyOf(actor, "form", form.id) : undefined,
      saved: saved ? (part ?? "") : undefined,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

/** None where it is no number of a version. */
const comparedIn = (request: Request): number => {
  const chosenVersion = pageAddress(request).searchParams.get("compare") ?? "";
  return /^\d{1,6}$/.test(chosenVersion) ? Number(chosenVersion) : 0;
};

export function action({ params, ...sent }: Route.ActionArgs) {
  const id = recordId(params.formId);
  const here = (request: Request) =>
    inLocale(`${formsAddress}/${id}/settings`, localeOf(pageAddress(request).pathname));
  requirePermission(sent.context, "form.view");
  return runNamedAction(
    {
      save: formAction(
        "form.create",
        formSettings,
        (actor, form) => editForm(actor, id, form),
        (_done, request) => `${here(request)}#save`,
      ),
      publish: formAction(
        "form.publish",
        publishing,
        (actor, input) => publishDraft(actor, id, input),
        (_done, request) => `${here(request)}#publish`,
      ),
      step: formAction("form.publish", formStep, doTo(id), (actionName, request) => `${here(request)}#${actionName}`),
      keep: formAction("form.delete", formKeeping, doTo(id), (actionName, request) => `${here(request)}#${actionName}`),
    },
    sent,
  );
}

const doTo = (id: string) => async (actor: Actor, input: { actionName: FormTransition; version: number }) => {
  await doToForm(actor, id, input);
  return input.actionName;
};

export type SettingsData = Route.ComponentProps["loaderData"];

export default function FormSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("signup-forms");
  const { head, saved, versions, actions } = loaderData;
  const [step, keep] = [useReplyTo("step", actionData), useReplyTo("keep", actionData)];
  const refused = useReplyTo("publish", actionData) ?? step ?? keep;
  return (
    <FormFrame head={head} part="settings" actions={<Actions page={loaderData} />}>
      <div className="flex max-w-3xl flex-col gap-5">
        {refused && <Refusals reply={refused} />}
        {saved === "publish" && !actionData && <Callout tone="ok">{t("done:publish")}</Callout>}
        {isAction(saved) && !actionData && <Callout tone="ok">{t(`done:${saved}`)}</Callout>}
        {head.published === null && actions.includes("open") && <Callout tone="info">{t("notPublished")}</Callout>}
        {loaderData.mayPublish && head.draft && <PublishDraft draft={head.draft} />}
      </div>
      <SettingsForm page={loaderData} reply={useReplyTo("save", actionData)} />
      <VersionTable rows={versions} timeZone={head.timeZone} />
      {loaderData.compared && <VersionChanges compared={loaderData.compared} />}
      <div className="max-w-3xl pb-8">{shownHistory(loaderData.history)}</div>
    </FormFrame>
  );
}

const isAction = (part: string | undefined): part is FormTransition => Object.hasOwn(formTransitions, part ?? "");

/** The main step of a form stands first; it cannot be opened before its questions are out. */
function Actions({ page: { actions, version, head } }: { page: SettingsData }) {
  const t = useTranslations("signup-forms");
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="version" value={version} />
      {actions.map((actionName) => (
        <Button
          key={actionName}
          type="submit"
          name="actionName"
          value={actionName}
          formAction={actionName === "open" || actionName === "close" ? "?do=step" : "?do=keep"}
          look={actionName === "open" ? "primary" : actionName === "archive" ? "danger" : "quiet"}
          disabled={actionName === "open" && head.published === null}
        >
          {t(`action:${actionName}`)}
        </Button>
      ))}
    </Form>
  );
}

function PublishDraft({ draft: { number, version } }: { draft: { number: number; version: number } }) {
  const t = useTranslations("signup-forms");
  return (
    <Form method="post" action="?do=publish" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="version" value={version} />
      <Button type="submit">{t("publish", { number })}</Button>
      <span className="text-help text-fg-3">{t("publishWhy")}</span>
    </Form>
  );
}
