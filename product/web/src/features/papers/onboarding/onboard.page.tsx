import { data, Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isReachable, isWanting, requestNoteLength } from "@product/domain/documents/requests";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SentLink } from "#features/ground/forms/share/sent-link.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { KindChoices } from "#features/papers/document-requests/share/kind-choices.tsx";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { listOf } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { oneTimeLink } from "#request/addresses/one-time-link.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/onboard.page";
import { sendOnboarding } from "./commands.server.ts";
import { ContractChoice } from "./contract-choice.tsx";
import { offerFor } from "./queries.server.ts";
import { onboardingForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "worker.edit",
  messages: ["onboarding", "document-requests", "worker-record", "workers", "engagements", "forms", "request"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker, today } = await reachedWorker("worker.edit", { context, request, params });
  const { locale } = context.get(requestContext);
  const { part, headers } = takeSaved(request);
  return data(
    {
      ...(await offerFor(actor, worker, locale, today)),
      reachable: isReachable(worker),
      isSent: part === "sent",
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const sent = { request, context };
  const { id } = (await reachedWorker("worker.edit", { context, request, params })).worker;
  // The link is the answer to this one request, and stands in no address and no history.
  return formAction(
    "worker.edit",
    onboardingForm,
    (actor, form) => sendOnboarding(actor, id, form),
    (link) =>
      link
        ? { given: oneTimeLink(link, sent) }
        : `${inLocale(`/admin/workers/${id}/onboard`, localeOf(pageAddress(request).pathname))}#sent`,
  )(sent);
}

const formId = "onboard";

/** Preview of the parts that one link will carry for a worker. */
export default function OnboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const link = actionData && "given" in actionData ? actionData.given : undefined;
  const reply = actionData && "result" in actionData ? actionData : undefined;
  const t = useTranslations("onboarding");
  const record = useTranslations("worker-record");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { fields, kinds, mayAsk, contracts, reachable, isSent, submissionKey } = loaderData;
  const { note } = formFields(formId, ["note"], { note: "" }, reply);
  const needed = kinds.filter(({ isRequired, standing }) => isRequired && isWanting(standing)).map(({ id }) => id);
  const chosen = reply ? [reply.result.initialValue?.["kinds"] ?? []].flat().map(String) : needed;
  const missing = fields.map((name) => record(`field:${name}`));
  return (
    <div className="flex max-w-2xl flex-col gap-6 pt-5 pb-8">
      <header className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">{t("officeTitle")}</h2>
        <p className="text-compact text-pretty text-fg-2">
          {t("officeIntro")} {t("officeEnds")}
        </p>
      </header>
      {isSent && !reply && <Callout tone="ok">{t("sent")}</Callout>}
      {link && <SentLink {...link} sentTitle={t("sent")} />}
      <Rejection reply={reply} fields={[{ ...note, label: t("note") }]} />
      {reachable ? (
        <Form
          // A fresh key clears the form once it is sent, so that it is not sent again.
          key={reply ? "refused" : submissionKey}
          method="post"
          action={pathname}
          noValidate
          className="flex flex-col gap-6"
        >
          <SubmissionKey value={submissionKey} />
          <section className="flex flex-col gap-1">
            <h3 className="text-compact font-medium">{t("officeDetails")}</h3>
            <p className="text-compact text-pretty text-fg-2">
              {missing.length > 0 ? t("detailsMissing", { names: listOf(missing, locale) }) : t("detailsComplete")}
            </p>
          </section>
          {mayAsk && (
            <>
              <KindChoices kinds={kinds} chosen={chosen} help={t("kindsHelp")} errors={[]} />
              <TextField field={note} label={t("note")} help={t("noteHelp")} max={requestNoteLength} lines={3} />
            </>
          )}
          <ContractChoice
            contracts={contracts}
            chosen={reply && String(reply.result.initialValue?.["contract"] ?? "")}
            address={pathname.replace(/onboard$/, "contract")}
          />
          <Button type="submit" size="form" className="self-start max-sm:h-11 max-sm:w-full">
            {t("send")}
          </Button>
        </Form>
      ) : (
        <Callout
          tone="warn"
          action={<Link to={pathname.replace(/\/onboard$/, "?show=profile")}>{t("editProfile")}</Link>}
        >
          {t("unreachable")}
        </Callout>
      )}
    </div>
  );
}
