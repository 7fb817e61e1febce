import { useActionData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { maskedAddress } from "@product/domain/company/masked-address";
import { Callout } from "@product/ui/callout";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/links.page";
import { createLink, revokeLink } from "./commands.server.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { addressOfClient, linksOf } from "./queries.server.ts";
import { clientLinkForm, revokeForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "client-view", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale, settings } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  if (!frame?.may.edit) throw failure("pageNotFound", { path: params.eventId });
  const address = await addressOfClient(frame.id);
  return {
    address: address && maskedAddress(address),
    links: await linksOf(frame.id, clockNow()),
    site: settings.origin || pageAddress(request).origin,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const id = recordId(params.eventId);
  return runNamedAction(
    {
      create: formAction(
        "event.edit",
        clientLinkForm,
        (actor, form) => createLink(actor, id, form),
        ({ token, isUnsigned }) => ({ token, isUnsigned }),
      ),
      revoke: formAction(
        "event.edit",
        revokeForm,
        (actor, form) => revokeLink(actor, id, form),
        (_, request) => pageAddress(request).pathname,
      ),
    },
    sent,
  );
};

type Made = { token: string; isUnsigned: boolean };

/** Links by which the client reads this event, and the form for the next. */
export default function ClientLinksPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("client-view");
  const locale = useLocale();
  const reply = useActionData() as FormReply | Made | undefined;
  const created = reply && "token" in reply ? reply : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-4 pb-8">
      <p className="max-w-[72ch] text-compact text-pretty text-fg-2">{t("intro")}</p>
      {created && (
        <Callout tone="ok">
          <p>{t("made")}</p>
          <code className="mt-1 block text-xs break-all">
            {loaderData.site}
            {inLocale(`/client/${created.token}`, locale)}
          </code>
        </Callout>
      )}
      {created?.isUnsigned && <Callout tone="warn">{t("cannotSign")}</Callout>}
      <LinkList links={loaderData.links} />
      <LinkForm
        key={loaderData.links.length}
        submissionKey={loaderData.submissionKey}
        address={loaderData.address}
        reply={created ? undefined : (reply as FormReply | undefined)}
      />
    </div>
  );
}
