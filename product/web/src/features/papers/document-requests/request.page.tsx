import { clockNow } from "#request/clock.ts";
import { data, Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isReachable, isWanting, requestNoteLength } from "@product/domain/documents/requests";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { oneTimeLink, type IssuedLink } from "#request/addresses/one-time-link.ts";
import { SentLink } from "#features/ground/forms/share/sent-link.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { listOf } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/request.page";
import { remindWorker, requestDocuments, withdrawRequest } from "./commands.server.ts";
import { KindChoices } from "./share/kind-choices.tsx";
import { OpenRequest } from "./open-request.tsx";
import { kindsForWorker, openRequest } from "./queries.server.ts";
import { remindForm, requestForm, withdrawForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "document.create",
  messages: ["document-requests", "forms", "request"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker, today } = await reachedWorker("document.create", { context, request, params });
  const { id } = worker;
  const { locale } = context.get(requestContext);
  const [kinds, open] = await Promise.all([
    kindsForWorker(actor, id, locale, today),
    openRequest(actor, worker, locale, clockNow()),
  ]);
  const { part, headers } = takeSaved(request);
  return data(
    { kinds, open, reachable: isReachable(worker), done: doneIn(part), submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

const actions = ["sent", "reminded", "withdrawn"] as const;
const doneIn = (part: string | undefined) => actions.find((actionName) => actionName === part);

export async function action({ request, context, params }: Route.ActionArgs) {
  const sent = { request, context };
  const { id } = (await reachedWorker("document.create", { context, request, params })).worker;
  const back =
    (part: (typeof actions)[number]) =>
    (_done: unknown, { url }: Request) =>
      `${inLocale(`/admin/workers/${id}/request-documents`, localeOf(new URL(url).pathname))}#${part}`;
  // The link is the answer to this one request, and stands in no address and no history.
  const seenOr = (part: (typeof actions)[number]) => (link: IssuedLink | undefined) =>
    link ? { given: { ...oneTimeLink(link, sent), part } } : back(part)(link, request);
  const needs = "document.create";
  const forms = {
    request: formAction(needs, requestForm, (actor, form) => requestDocuments(actor, id, form), seenOr("sent")),
    remind: formAction(needs, remindForm, (actor) => remindWorker(actor, id), seenOr("reminded")),
    withdraw: formAction(needs, withdrawForm, (actor, form) => withdrawRequest(actor, id, form), back("withdrawn")),
  };
  return runNamedAction(forms, sent);
}

const formId = "request";

/** Requests to a worker: those on their way, and the form that asks for more. */
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const link = actionData && "given" in actionData ? actionData.given : undefined;
  const reply = actionData && "result" in actionData ? actionData : undefined;
  const t = useTranslations("document-requests");
  const locale = useLocale();
  const { kinds, open, reachable, done, submissionKey } = loaderData;
  const { pathname, search } = useLocation();
  const { may } = useWorkerFrame();
  const { note } = formFields(formId, ["note"], { note: "" }, reply);
  const faults = reply?.result.error?.["kinds"] ?? [];
  // Links from a missing or ending document bring its kind along.
  const wanted = new URLSearchParams(search).getAll("kinds");
  const needed = kinds.filter(({ isRequired, standing }) => isRequired && isWanting(standing)).map(({ id }) => id);
  const chosen = reply
    ? [reply.result.initialValue?.["kinds"] ?? []].flat().map(String)
    : wanted.length > 0
      ? wanted
      : needed;
  const sentText = ({ part, by }: { part: (typeof actions)[number]; by: "mail" | "sms" }) =>
    part === "sent" && open.waiting.length > 0
      ? t("sentWhat", {
          by,
          names: listOf(
            open.waiting.map(({ name }) => name),
            locale,
          ),
        })
      : t(part);
  return (
    <div className="flex max-w-2xl flex-col gap-6 pt-5 pb-8">
      <header className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">{t("title")}</h2>
        <p className="text-compact text-pretty text-fg-2">{t("intro")}</p>
      </header>
      {done && !reply && <Callout tone="ok">{t(done)}</Callout>}
      {link && <SentLink {...link} sentTitle={sentText(link)} />}
      <Rejection
        reply={reply}
        fields={[
          { id: "request-kinds", name: "kinds", initialText: "", errors: faults, label: t("kinds") },
          { ...note, label: t("note") },
        ]}
      />
      {open.waiting.length > 0 && <OpenRequest open={open} canSend={reachable} submissionKey={submissionKey} />}
      {reachable ? (
        <Form
          // A fresh key clears the form once it is sent, so that it is not sent again.
          key={reply ? "refused" : submissionKey}
          method="post"
          action={`${pathname}?do=request`}
          noValidate
          className="flex flex-col gap-5"
        >
          <SubmissionKey value={submissionKey} />
          <KindChoices kinds={kinds} chosen={chosen} help={t("kindsHelp")} errors={faults} />
          <TextField field={note} label={t("note")} help={t("noteHelp")} max={requestNoteLength} lines={3} />
          <Button type="submit" size="form" className="self-start max-sm:h-11 max-sm:w-full">
            {t("request")}
          </Button>
        </Form>
      ) : (
        <Callout
          tone="warn"
          action={may.edit && <Link to={`${pathname.replace(/\/[^/]+$/, "")}?show=profile`}>{t("editProfile")}</Link>}
        >
          {t("unreachable")}
        </Callout>
      )}
    </div>
  );
}
