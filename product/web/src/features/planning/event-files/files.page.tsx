import { data } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
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
import { filesContext } from "#request/ports/files.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/files.page";
import { addFile, removeFile, showFile } from "./commands.server.ts";
import { FileForm } from "./file-form.tsx";
import { FileList } from "./file-list.tsx";
import { filesOf } from "./queries.server.ts";
import { newFile, oneFile, shownFile } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "event-files", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame) throw failure("pageNotFound", { path: params.eventId });
  const { saved, headers } = takeSaved(request);
  const isTooLarge = pageAddress(request).searchParams.has("too-large");
  return data({ files: await filesOf(frame.id), isTooLarge, saved, submissionKey: crypto.randomUUID() }, { headers });
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const id = recordId(params.eventId);
  const files = sent.context.get(filesContext);
  const here = (_done: unknown, request: Request) => pageAddress(request).pathname;
  return runNamedAction(
    {
      add: formAction("event.edit", newFile, (actor, form) => addFile(actor, id, form, files), here),
      show: formAction("event.edit", shownFile, (actor, form) => showFile(actor, id, form), here),
      remove: formAction("event.edit", oneFile, (actor, form) => removeFile(actor, id, form, files), here),
    },
    sent,
  );
};

/** Files of the event and their audiences. */
export default function EventFilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("event-files");
  const frame = useEventFrame();
  const { files, isTooLarge, saved, submissionKey } = loaderData;
  const replies = [useReplyTo("show", actionData), useReplyTo("remove", actionData)];
  const added = useReplyTo("add", actionData);
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-4 pb-8">
      {saved && !actionData && <Callout tone="ok">{t("saved")}</Callout>}
      {isTooLarge && (
        <Callout tone="bad" alert>
          {t("tooLarge")}
        </Callout>
      )}
      {replies.map((reply, at) => reply && <Refusals key={at} reply={reply} />)}
      {files.length === 0 ? (
        <p className="text-compact text-fg-2">{t("none")}</p>
      ) : (
        <FileList files={files} eventId={frame.id} mayEdit={frame.may.edit} />
      )}
      {frame.may.edit && <FileForm key={files.length} submissionKey={submissionKey} reply={added} />}
    </div>
  );
}
