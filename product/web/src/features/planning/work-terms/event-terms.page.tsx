import { data } from "react-router";
import { useTranslations } from "use-intl";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/event-terms.page";
import { askedEvent } from "./asked-event.server.ts";
import { setEventTerms } from "./commands.server.ts";
import { eventTerms, papersToAskFor } from "./queries.server.ts";
import { termsForm } from "./schema.ts";
import { TermsForm } from "./terms-form.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "work-terms", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { locale, frame } = await askedEvent(context, recordId(params.eventId));
  if (!frame?.may.edit) throw failure("pageNotFound", { path: params.eventId });
  const { saved, headers } = takeSaved(request);
  const [{ terms, version, above }, papers] = await Promise.all([eventTerms(frame.id), papersToAskFor(locale)]);
  return data(
    { screen: { terms, version, above }, papers, isSaved: saved, submissionKey: crypto.randomUUID() },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  return formAction(
    "event.edit",
    termsForm,
    (actor, form) => setEventTerms(actor, recordId(params.eventId), form),
    (_done, request) => pageAddress(request).pathname,
  )(sent);
};

export default function EventTermsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("work-terms");
  return (
    <div className="flex flex-col gap-4 pt-4 pb-8">
      <p className="max-w-[72ch] text-compact text-pretty text-fg-2">{t("eventIntro")}</p>
      <TermsForm key={loaderData.screen.version} {...loaderData} reply={actionData} />
    </div>
  );
}
