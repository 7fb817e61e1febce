import { useLocale, useTranslations } from "use-intl";
import type { BulkAction, LeftOut } from "@product/domain/people/bulk-changes";
import type { MoveName } from "@product/domain/people/worker-states";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/change.page";
import { changeMade } from "#features/ground/bulk/queries.server.ts";
import { undoForm } from "#features/ground/bulk/schema.ts";
import { ChangeDone } from "#features/ground/bulk/share/change-done.tsx";
import { undoWorkers } from "./commands.server.ts";
import { valueName } from "./queries.server.ts";
import { bulkAskedIn } from "./schema.ts";
import { workersTogether } from "./worker-bulk.server.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "worker.edit",
  messages: ["bulk-changes", "worker-page", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requirePermission(context, "worker.view");
  const actor = requirePermission(context, "worker.edit");
  const change = await changeMade(workersTogether, actor, recordId(params.changeId));
  if (!change) throw failure("pageNotFound", { path: params.changeId });
  const { locale } = context.get(requestContext);
  const bulkAction = change.action as BulkAction;
  return {
    ...change,
    bulkAction,
    value: await valueName(bulkAction, locale),
    from: bulkAskedIn(pageAddress(request).searchParams).from,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  formAction(
    "worker.edit",
    undoForm,
    (actor) => undoWorkers(actor, recordId(params.changeId)),
    ({ id }, request) => {
      const { pathname, search } = pageAddress(request);
      return `${inLocale(`/admin/workers/bulk/${id}`, localeOf(pathname))}${search}`;
    },
  )(sent);

/** The number of workers that were changed, and the way to take the change back. */
export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { bulkAction, value, from, ...change } = loaderData;
  const t = useTranslations("bulk-changes");
  const moves = useTranslations("worker-page");
  const name = bulkAction.kind === "move" ? moves(`move:${bulkAction.value as MoveName}`) : value;
  return (
    <ChangeDone
      {...change}
      reply={actionData}
      backTo={`${inLocale("/admin/workers/list", useLocale())}${from}`}
      words={{
        title: t("doneTitle"),
        back: t("back"),
        undo: t("undo"),
        done: (n) => t(`done:${bulkAction.kind}`, { n, value: name }),
        undone: (n) => t("undone", { n }),
        undoneLeft: (n) => t("undoneLeft", { n }),
        leftOut: (reason) => t(`leftOut:${reason as LeftOut}`),
      }}
    />
  );
}
