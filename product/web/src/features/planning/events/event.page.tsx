import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { FillBar } from "@product/ui/records/fill-bar";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/event.page";
import { moveEventOn } from "./commands.server.ts";
import { signUpFormsOf } from "./sign-up-forms.server.ts";
import { SignUpForms } from "./sign-up-forms.tsx";
import { eventsAddress, moveOnForm } from "./schema.ts";
import { useEventFrame } from "./share/event-frame.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  return { forms: await signUpFormsOf(actor, recordId(params.eventId), locale) };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const id = recordId(params.eventId);
  return runNamedAction(
    {
      "move-on": formAction(
        "event.edit",
        moveOnForm,
        (actor, form) => moveEventOn(actor, id, form),
        (_done, request) => recordAddress(eventsAddress, id, request),
      ),
    },
    sent,
  );
};

const sheets = (["run-sheet", "sign-in-sheet"] as const).flatMap((sheet) =>
  (["es", "en"] as const).map((language) => [sheet, language] as const),
);

/** Overview of an event, and how far each role is filled. */
export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("events");
  const locale = useLocale();
  const frame = useEventFrame();
  const at = (moment: number) => dayAndTime(new Date(moment), locale, frame.timeZone);
  return (
    <div className="grid gap-8 pt-4 pb-8 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="flex flex-col gap-6">
        {actionData && <Refusals reply={actionData} />}
        {frame.statusReason && (frame.status === "cancelled" || frame.status === "postponed") && (
          <Callout tone="warn">{t(`because:${frame.status}`, { reason: frame.statusReason })}</Callout>
        )}
        <section aria-labelledby="by-role">
          <h2 id="by-role" className="mb-2 text-sm font-semibold">
            {t("byRole")}
          </h2>
          {frame.byRole.length === 0 ? (
            <p className="text-compact text-fg-2">{t("noPlaces")}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line">
              {frame.byRole.map((fill) => (
                <li
                  key={fill.roleId}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-3.5 py-3 text-compact sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:items-center"
                >
                  <span className="font-medium">{fill.role}</span>
                  <span className="max-sm:order-3 max-sm:col-span-2">
                    <span className="sr-only">{t("roleFill", fill)}</span>
                    <FillBar {...fill} />
                  </span>
                  <span className="num text-right">
                    <b>{fill.confirmed}</b>
                    <span className="text-fg-3">/{fill.target}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="about">
          <h2 id="about" className="mb-2 text-sm font-semibold">
            {t("description")}
          </h2>
          <p className="max-w-[72ch] text-sm text-pretty whitespace-pre-wrap text-fg-2">
            {frame.description || t("noDescription")}
          </p>
        </section>
      </div>
      <div className="flex flex-col gap-3 text-compact">
        <dl className="flex flex-col gap-3">
          {(
            [
              ["startsAt", at(frame.startsAt)],
              ["endsAt", at(frame.endsAt)],
              ["venueId", [frame.venue, frame.town].filter(Boolean).join(", ")],
              ["clientId", frame.client],
              ["legalEntityId", frame.entity],
              ["purchaseOrder", frame.purchaseOrder],
              ["visibility", t(`visibility:${frame.visibility}`)],
            ] as const
          )
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className="border-b border-line pb-2.5">
                <dt className="text-xs text-fg-2">{t(name)}</dt>
                <dd className="num mt-0.5">{value}</dd>
              </div>
            ))}
        </dl>
        {frame.may.seePeople && (
          <div>
            <h2 className="text-xs text-fg-2">{t("sheets")}</h2>
            <ul className="mt-0.5 flex flex-col gap-1">
              {sheets.map(([sheet, language]) => (
                <li key={`${sheet}-${language}`}>
                  <a
                    href={inLocale(`/admin/events/${frame.id}/sheets/${sheet}-${language}.pdf`, locale)}
                    className="inline-flex min-h-6 items-center text-primary-text underline underline-offset-3 pointer-coarse:min-h-11"
                  >
                    {t(`sheet:${sheet}-${language}`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {loaderData.forms && <SignUpForms forms={loaderData.forms} />}
        <p className="text-xs text-fg-3">{t("timeZoneNote", { zone: frame.timeZone })}</p>
      </div>
    </div>
  );
}
