import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { eventsAddress } from "#features/planning/events/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/copy.page";
import { copyEvent, markTemplate } from "./commands.server.ts";
import { CopyScreen } from "./copy-screen.tsx";
import { copyForm, templateForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "event.view",
  messages: ["events", "event-copies", "event-moves", "request", "forms"],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame?.may.copy) throw failure("pageNotFound", { path: params.eventId });
  const { id, firstDay, titles, isTemplate, version, may } = frame;
  return {
    event: { id, firstDay, titles, isTemplate, version },
    may: { stage: may.seePeople && may.stage, edit: may.edit },
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.create");
  const id = recordId(params.eventId);
  const at = (path: string) => inLocale(`${eventsAddress}${path}`, localeOf(pageAddress(sent.request).pathname));
  if (!pageAddress(sent.request).searchParams.has("do"))
    return formAction(
      "event.create",
      copyForm,
      async (actor, form) => ({ ...(await copyEvent(actor, id, form)), form }),
      ({ id: copyId, n, form }) =>
        at(n > 1 ? `?layout=calendar&on=${form.firstDay}` : `/${copyId}${form.team ? "/team" : ""}`),
    )(sent);
  return runNamedAction(
    {
      template: formAction(
        "event.edit",
        templateForm,
        (actor, form) => markTemplate(actor, id, form),
        () => at(`/${id}/copy`),
      ),
    },
    sent,
  );
};

export default function CopyEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("event-copies");
  const { event, may } = loaderData;
  return (
    <>
      <CopyScreen {...loaderData} reply={actionData} />
      {may.edit && (
        <section className="flex max-w-xl flex-col gap-3 border-t border-line pt-5 pb-8">
          <h2 className="text-sm font-semibold">{t("template")}</h2>
          <p className="text-compact text-fg-2">{t("templateWhy")}</p>
          <Form method="post" action="?do=template">
            <input type="hidden" name="version" value={event.version} />
            <Button look="quiet" name="isTemplate" value={event.isTemplate ? "no" : "yes"}>
              {t(event.isTemplate ? "endTemplate" : "makeTemplate")}
            </Button>
          </Form>
        </section>
      )}
    </>
  );
}
