import { data } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { MarkdownBlocks } from "#features/ground/markdown/share/markdown-blocks.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/briefing.page";
import { BriefingForm } from "./briefing-form.tsx";
import { writeBriefing, writeShiftBriefing } from "./commands.server.ts";
import { briefingOf, readersOf } from "./queries.server.ts";
import { ReaderList } from "./reader-list.tsx";
import { briefingForm, shiftBriefingForm } from "./schema.ts";
import { ShiftBriefings } from "./shift-briefings.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "briefings", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  const briefing = frame && (await briefingOf(frame.id, locale));
  if (!briefing) throw failure("pageNotFound", { path: params.eventId });
  const { saved, headers } = takeSaved(request);
  const readers = briefing.asks && frame.may.seePeople ? await readersOf(frame.id) : undefined;
  return data({ briefing, readers, saved, submissionKey: crypto.randomUUID() }, { headers });
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const id = recordId(params.eventId);
  const here = (_done: unknown, request: Request) => pageAddress(request).pathname;
  return runNamedAction(
    {
      write: formAction("event.edit", briefingForm, (actor, form) => writeBriefing(actor, id, form), here),
      "write-shift": formAction(
        "shift.edit",
        shiftBriefingForm,
        (actor, form) => writeShiftBriefing(actor, id, form),
        here,
      ),
    },
    sent,
  );
};

/** The texts that people read before they work, and who has read them. */
export default function BriefingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("briefings");
  const frame = useEventFrame();
  const { briefing, readers, saved, submissionKey } = loaderData;
  const [written, shiftReply] = [useReplyTo("write", actionData), useReplyTo("write-shift", actionData)];
  return (
    <div className="grid gap-8 pt-4 pb-8 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="flex min-w-0 flex-col gap-8">
        {saved && !actionData && <Callout tone="ok">{t("saved")}</Callout>}
        <section aria-labelledby="of-event" className="flex flex-col gap-3">
          <h2 id="of-event" className="text-sm font-semibold">
            {t("ofEvent")}
          </h2>
          {frame.may.edit && frame.isOpen ? (
            <BriefingForm key={briefing.version} briefing={briefing} submissionKey={submissionKey} reply={written} />
          ) : (
            briefing.blocks.length === 0 && <p className="text-compact text-fg-2">{t("nothing")}</p>
          )}
          {briefing.blocks.length > 0 && (
            <section
              aria-label={t("preview")}
              className="flex max-w-[72ch] flex-col gap-3 rounded-card border border-line p-4 text-sm"
            >
              <MarkdownBlocks blocks={briefing.blocks} />
            </section>
          )}
        </section>
        <ShiftBriefings
          shifts={briefing.shifts}
          mayWrite={frame.may.plan}
          submissionKey={submissionKey}
          reply={shiftReply}
        />
      </div>
      {readers && <ReaderList readers={readers} timeZone={frame.timeZone} />}
    </div>
  );
}
