import { data } from "react-router";
import { useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/media.page";
import { addPicture, removePicture } from "./commands.server.ts";
import { PictureForm } from "./picture-form.tsx";
import { PictureList } from "./picture-list.tsx";
import { mediaRows } from "./queries.server.ts";
import { mediaAddress, newPicture, removedPicture } from "./schema.ts";

export const handle = { needs: "media.view", messages: ["media", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "media.view");
  const { saved, headers } = takeSaved(request);
  return data(
    {
      rows: await mediaRows(),
      mayAdd: isPermitted(actor, "media.create"),
      mayDelete: isPermitted(actor, "media.delete"),
      isTooLarge: pageAddress(request).searchParams.has("too-large"),
      saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export function action(sent: Route.ActionArgs) {
  requirePermission(sent.context, "media.view");
  const files = sent.context.get(filesContext);
  const onward = (_done: unknown, request: Request) => inLocale(mediaAddress, localeOf(pageAddress(request).pathname));
  return runNamedAction(
    {
      add: formAction("media.create", newPicture, (actor, form) => addPicture(actor, form, files), onward),
      delete: formAction("media.delete", removedPicture, (actor, input) => removePicture(actor, input, files), onward),
    },
    sent,
  );
}

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("media");
  const { rows, mayAdd, mayDelete, isTooLarge, saved, submissionKey } = loaderData;
  const [refused, added] = [useReplyTo("delete", actionData), useReplyTo("add", actionData)];
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} count={rows.length} description={t("intro")} />
      <div className="flex flex-col gap-6 pb-8">
        {saved && !actionData && <Callout tone="ok">{t("saved")}</Callout>}
        {isTooLarge && (
          <Callout tone="bad" alert>
            {t("tooLarge")}
          </Callout>
        )}
        {refused && <Refusals reply={refused} />}
        {mayAdd && <PictureForm key={rows.length} submissionKey={submissionKey} reply={added} />}
        {rows.length === 0 ? (
          <p className="text-sm text-fg-2">{t("none")}</p>
        ) : (
          <PictureList rows={rows} mayCrop={mayAdd} mayDelete={mayDelete} />
        )}
      </div>
    </>
  );
}
