import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { shiftTermNames } from "@product/domain/planning/work-terms";
import { buttonClass } from "@product/ui/controls/button";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale } from "#i18n/locale.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/shift-terms.page";
import { askedEvent } from "./asked-event.server.ts";
import { setShiftTerms } from "./commands.server.ts";
import { papersToAskFor, shiftOf, shiftTerms } from "./queries.server.ts";
import { termsForm } from "./schema.ts";
import { TermsForm } from "./terms-form.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "work-terms", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { locale, frame } = await askedEvent(context, recordId(params.eventId));
  const shift = frame?.may.plan ? await shiftOf(frame.id, recordId(params.shiftId)) : undefined;
  if (!frame || !shift) throw failure("pageNotFound", { path: params.shiftId });
  const { saved, headers } = takeSaved(request);
  const [{ terms, version, above }, papers] = await Promise.all([
    shiftTerms(frame.id, shift.id),
    papersToAskFor(locale),
  ]);
  return data(
    {
      shift: { at: `/admin/events/${frame.id}/shifts/${shift.id}`, title: shift.title },
      screen: { terms, version, above },
      papers,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  return formAction(
    "shift.edit",
    termsForm,
    (actor, form) => setShiftTerms(actor, recordId(params.shiftId), form),
    (_done, request) => pageAddress(request).pathname,
  )(sent);
};

export default function ShiftTermsPage({ loaderData: { shift, ...form }, actionData }: Route.ComponentProps) {
  const t = useTranslations("work-terms");
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4 pt-4 pb-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 text-base font-semibold">{t("ofShift", { name: shift.title })}</h2>
        <Link to={inLocale(shift.at, locale)} className={buttonClass("quiet")}>
          {t("backToShift")}
        </Link>
      </div>
      <p className="max-w-[72ch] text-compact text-pretty text-fg-2">{t("shiftIntro")}</p>
      <TermsForm key={form.screen.version} {...form} names={shiftTermNames} reply={actionData} />
    </div>
  );
}
