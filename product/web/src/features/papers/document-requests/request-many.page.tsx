import { workerList } from "@product/domain/people/worker-list";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { requestNoteLength } from "@product/domain/documents/requests";
import { mostAtOnce } from "@product/domain/people/bulk-changes";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { Field } from "@product/ui/controls/field";
import { PageHeader } from "@product/ui/page-header";
import { chosenBy } from "#features/people/bulk-changes/queries.server.ts";
import { bulkAskedIn } from "#features/people/bulk-changes/schema.ts";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { seesPhones } from "#features/people/workers/queries.server.ts";
import { viewIn } from "#features/ground/listing/schema.ts";
import { filterOf } from "#features/people/workers/share/view-filter.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/request-many.page";
import { requestFromMany } from "./commands.server.ts";
import { KindChoices } from "./share/kind-choices.tsx";
import { RequestPreviewCard } from "./preview-card.tsx";
import { kindsForMany, requestPreview, type RequestPreview } from "./queries.server.ts";
import { kindsAskedIn, requestManyForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "document.create",
  messages: ["document-requests", "forms", "request"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "worker.view");
  const actor = requirePermission(context, "document.create");
  const { locale } = context.get(requestContext);
  const { searchParams } = pageAddress(request);
  const { ids, all, from } = bulkAskedIn(searchParams);
  const choice = kindsAskedIn(searchParams);
  const done = Number(searchParams.get("done")) || 0;
  const listed = viewIn(workerList, { searchParams: new URLSearchParams(from) });
  const [chosen, kinds] = await Promise.all([
    done ? [] : chosenBy(actor, all ? { filter: filterOf(listed, seesPhones(actor)) } : { ids }),
    kindsForMany(actor, locale),
  ]);
  const isTooMany = chosen.length > mostAtOnce;
  return {
    choice: { ...choice, ids, all, from },
    kinds,
    done,
    count: chosen.length,
    isTooMany,
    preview:
      choice.kinds.length > 0 && !isTooMany
        ? briefly(await requestPreview(actor, chosen, choice.kinds, homeDay()))
        : undefined,
    submissionKey: crypto.randomUUID(),
  };
}

const namesShown = 20;

/** Enough to recognise them by, and whom exactly it is about. */
function briefly({ chosen, leftOut }: RequestPreview) {
  const named = (all: readonly { name: string }[]) => ({
    count: all.length,
    names: all.slice(0, namesShown).map(({ name }) => name),
  });
  return {
    chosen: named(chosen),
    leftOut: [...leftOut].map(([reason, those]) => ({ reason, ...named(those) })),
    workers: chosen.map(({ id }) => id).join(","),
  };
}
export type BriefRequestPreview = ReturnType<typeof briefly>;

export const action = (sent: Route.ActionArgs) =>
  formAction(
    "document.create",
    requestManyForm,
    async (actor, { from, ...form }) => ({ ...(await requestFromMany(actor, form)), from }),
    ({ asked: count, from }, request) => {
      const path = inLocale("/admin/workers/request-documents", localeOf(pageAddress(request).pathname));
      return `${path}?${new URLSearchParams({ done: String(count), from })}`;
    },
  )(sent);

/** Asks many for the same: first who would be asked, then the button that does it. */
export default function RequestManyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, kinds, done, count, isTooMany, preview, submissionKey } = loaderData;
  const t = useTranslations("document-requests");
  const list = `${inLocale("/admin/workers/list", useLocale())}${choice.from}`;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        description={count > 0 && !isTooMany ? `${t("chosen", { n: count })} ${t("intro")}` : undefined}
        actions={<WayBack to={list}>{t("back")}</WayBack>}
      />
      {done > 0 ? (
        <div className="max-w-2xl">
          <Callout tone="ok">{t("done", { n: done })}</Callout>
        </div>
      ) : count === 0 ? (
        <EmptyState title={t("nobodyTitle")}>{t("nobodyText")}</EmptyState>
      ) : isTooMany ? (
        <EmptyState title={t("tooManyTitle")}>{t("tooManyText", { most: mostAtOnce })}</EmptyState>
      ) : (
        <div className="flex max-w-2xl flex-col gap-5 pb-8">
          {actionData && <Refusals reply={actionData} />}
          <Form key={JSON.stringify(choice)} className="flex flex-col gap-5">
            <input type="hidden" name="from" value={choice.from} />
            {choice.all ? (
              <input type="hidden" name="all" value="1" />
            ) : (
              choice.ids.map((id) => <input key={id} type="hidden" name="worker" value={id} />)
            )}
            <KindChoices kinds={kinds} chosen={choice.kinds} help={t("kindsManyHelp")} errors={[]} />
            <Field
              name="note"
              label={t("note")}
              help={t("noteHelp")}
              defaultValue={choice.note}
              maxLength={requestNoteLength}
              lines={3}
            />
            <Button type="submit" look="quiet" size="form" className="self-start">
              {t("preview")}
            </Button>
          </Form>
          {preview && <RequestPreviewCard preview={preview} choice={choice} submissionKey={submissionKey} />}
        </div>
      )}
    </>
  );
}
