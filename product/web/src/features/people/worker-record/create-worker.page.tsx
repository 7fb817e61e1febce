import { spokenNames } from "@product/domain/people/typed-form";
import { homeDay } from "#request/clock.ts";
import { Form, Link, useNavigation, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { holdsAnywhere } from "@product/domain/permissions/grants";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { workerFieldNames, type WorkerField } from "@product/domain/people/worker-record";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Checkbox } from "@product/ui/controls/checkbox";
import { PageHeader } from "@product/ui/page-header";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { oneTimeLink } from "#request/addresses/one-time-link.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/create-worker.page";
import { createWorker } from "./commands.server.ts";
import { followCompany } from "./follow-company.ts";
import { Invited } from "./invited.tsx";
import { KnownPeople, LikePanel } from "./like-panel.tsx";
import { recordChoices } from "./queries.server.ts";
import { createForm } from "./schema.ts";
import { labelOf } from "./share/label-of.ts";
import { LiveCheck } from "./share/live-check.tsx";
import { LanguageFields, PartFields } from "./share/record-parts.tsx";
import { WorkFields } from "./share/work-fields.tsx";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "worker.create", messages: ["worker-record", "forms", "request"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.create");
  const { locale } = context.get(requestContext);
  const choices = await recordChoices(actor, "worker.create", locale);
  const holds = (permission: "identity.edit" | "pay.edit") =>
    actor.kind === "person" && holdsAnywhere(actor.grants, permission);
  return {
    choices,
    may: { identity: holds("identity.edit"), pay: holds("pay.edit") },
    today: homeDay(),
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  formAction("worker.create", createForm, createWorker, ({ id, link }, sent) =>
    // The link is the answer to this one request, and stands in no address and no history.
    link
      ? { invited: { id, ...oneTimeLink(link, { request, context }) } }
      : inLocale(`/admin/workers/${id}`, localeOf(pageAddress(sent).pathname)),
  )({ request, context });

/** A refused form shows the entities and roles that there are now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

const formId = "worker";
const names = [...workerFieldNames, ...spokenNames, "legalEntityId", "roleIds", "tags"] as const;
/** Those of the part that is closed at first. */
const rest: readonly string[] = [
  ...workerFieldNames.filter((field) => !["name", "contact", "work"].includes(workerFieldRows[field].part)),
  ...spokenNames,
  "preferredName",
];

export default function CreateWorkerPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "invited" in actionData) return <Invited {...actionData.invited} />;
  return <CreateWorker loaderData={loaderData} reply={actionData} />;
}

type CreateWorkerProps = Pick<Route.ComponentProps, "loaderData"> & { reply: FormReply | undefined };

function CreateWorker({ loaderData, reply }: CreateWorkerProps) {
  const t = useTranslations("worker-record");
  const locale = useLocale();
  const { choices, may, today, submissionKey } = loaderData;
  const isSending = useNavigation().formMethod === "POST";
  const only = choices.entities.length === 1 ? choices.entities[0] : undefined;
  const untouched = {
    ...(Object.fromEntries(names.map((name) => [name, ""])) as Record<(typeof names)[number], string>),
    country: only?.country ?? "ES",
    language: locale,
    legalEntityId: only?.id ?? "",
  };
  const fields = formFields(formId, names, untouched, reply);
  const isUnsaved = useUnsaved(formId, { firstName: "", lastName: "", email: "", mobile: "" });
  const chosenRoles = [reply?.result.initialValue?.["roleIds"] ?? []].flat() as string[];
  const known = reply?.refusals.find(({ code }) => code === "worker.maybe-known" || code === "worker.exists");
  const isRestOpen = rest.some(
    (name) => reply?.result.error?.[name] || (reply && fields[name as WorkerField]?.initialText),
  );
  const labelled = names.map((name) => ({ ...fields[name], label: labelOf(name, t) }));
  return (
    <>
      <PageTitle>{t("createTitle")}</PageTitle>
      <PageHeader title={t("createTitle")} description={t("createIntro")} />
      {choices.entities.length === 0 && <Callout tone="warn">{t("noEntity")}</Callout>}
      <LiveCheck formId={formId} today={today}>
        <Form
          method="post"
          id={formId}
          noValidate={useNoValidate()}
          onChange={({ target, currentTarget }) => followCompany(target, currentTarget, choices.entities)}
          className="flex max-w-3xl flex-col gap-7 pb-8"
        >
          <Rejection reply={reply} fields={labelled} />
          {known && "people" in known && known.people.length > 0 && (
            <div className="-mt-3 flex flex-col gap-2 text-compact">
              <KnownPeople people={known.people} />
              {known.code === "worker.maybe-known" && <Checkbox name="isAnother" label={t("isAnother")} />}
            </div>
          )}
          <SubmissionKey value={submissionKey} />
          <FormPart heading={t("person")} why={t("personWhy")}>
            <PartFields part="name" fields={{ ...fields, preferredName: undefined }} />
            <PartFields part="contact" fields={fields} />
            <LikePanel />
          </FormPart>
          <FormPart heading={t("work")} why={t("workWhy")}>
            <WorkFields fields={fields} entities={choices.entities} roles={choices.roles} chosenRoles={chosenRoles} />
          </FormPart>
          <details open={isRestOpen} className="group border-t border-line pt-5">
            <summary className="cursor-pointer text-sm font-semibold">{t("more")}</summary>
            <p className="mt-0.5 max-w-[64ch] text-compact text-pretty text-fg-2">{t("moreWhy")}</p>
            <div className="mt-5 flex flex-col gap-7">
              <FormPart heading={t("place")} why={t("placeWhy")}>
                <PartFields part="name" fields={{ preferredName: fields.preferredName }} />
                <PartFields part="address" fields={fields} />
              </FormPart>
              {may.identity && (
                <FormPart heading={t("identity")} why={t("identityWhy")}>
                  <PartFields part="identity" fields={fields} countries={choices.countries} />
                </FormPart>
              )}
              {may.pay && (
                <FormPart heading={t("pay")} why={t("payWhy")}>
                  <PartFields part="pay" fields={fields} />
                </FormPart>
              )}
              <FormPart heading={t("languagesPart")} why={t("languagesWhy")}>
                <LanguageFields fields={fields} languages={choices.languages} />
              </FormPart>
            </div>
          </details>
          <div className="flex flex-wrap gap-2 max-sm:*:w-full">
            <Button type="submit" size="form" name="actionName" value="invite" busy={isSending}>
              {t("invite")}
            </Button>
            <Button type="submit" size="form" look="quiet" name="actionName" value="create">
              {t("create")}
            </Button>
            <Link to={inLocale("/admin/workers", locale)} className={buttonClass("ghost", "form")}>
              {t("cancel")}
            </Link>
          </div>
        </Form>
      </LiveCheck>
      <UnsavedGuard when={isUnsaved && !isSending} />
    </>
  );
}
