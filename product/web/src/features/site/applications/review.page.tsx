import { data, Form, Link, useActionData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/review.page";
import { ApplicationList } from "./application-list.tsx";
import { askedIn } from "./asked.ts";
import { CurrentApplication } from "./current-application.tsx";
import { decide } from "./decide.ts";
import { applicationRows, formsWithApplications, viewCounts, workersToApprove } from "./queries.server.ts";
import { reviewOf, retentionTerm } from "./review.server.ts";
import { reviewAddress, reviewViews } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "submission.view",
  messages: ["applications", "worker-record", "worker-page", "workers", "forms", "request", "audit"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "submission.view");
  const { locale } = context.get(requestContext);
  const query = askedIn(request);
  const [counts, found, forms, otherWay, timeZone] = await Promise.all([
    viewCounts(actor, query.form),
    applicationRows(actor, query, locale),
    formsWithApplications(actor, locale),
    workersToApprove(actor),
    timeZoneOf(actor),
  ]);
  const current = query.application ?? found.rows[0]?.id;
  const review = current ? await reviewOf(actor, current, locale) : undefined;
  // An application of another company is as if it were not there.
  if (query.application && !review) throw pageNotFound(pageAddress(request).pathname);
  const undo = query.undo ? await reviewOf(actor, query.undo, locale) : undefined;
  const { part, headers } = takeSaved(request);
  return data(
    {
      view: query.view,
      form: query.form ?? "",
      counts,
      rows: found.rows,
      hasMore: found.hasMore,
      forms,
      otherWay,
      review,
      term: review && (await retentionTerm(review.country)),
      undo: part && undo?.canTakeBack ? { id: undo.id, version: undo.version } : undefined,
      done: part,
      timeZone,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export const action = (sent: Route.ActionArgs) => decide(sent, requirePermission(sent.context, "submission.view"));

export type QueueData = Route.ComponentProps["loaderData"];

/** One application after the other, with those that wait beside it. */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("applications");
  const here = inLocale(reviewAddress, useLocale());
  const reply = useActionData() as FormReply | undefined;
  const { view, form, counts, rows, review } = loaderData;
  const to = (each: string) =>
    `${here}?${new URLSearchParams({ ...(each !== "waiting" && { view: each }), ...(form && { form }) })}`;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        count={counts.waiting}
        description={t("intro")}
        actions={
          <Link to={`${here}/list`} className={buttonClass("quiet")}>
            {t("asList")}
          </Link>
        }
      />
      <LinkTabs label={t("views")}>
        {reviewViews.map((each) => (
          <LinkTab key={each} current={each === view} count={each === "decided" ? undefined : counts[each]}>
            <Link to={to(each)}>{t(`view:${each}`)}</Link>
          </LinkTab>
        ))}
      </LinkTabs>
      <div className="flex grow flex-col gap-4 pt-4">
        <Done page={loaderData} />
        {rows.length === 0 && !review ? (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        ) : (
          <div className="grid grow grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[17rem_minmax(0,1fr)]">
            <div className="max-xl:order-2">
              <ApplicationList page={loaderData} />
            </div>
            {review && <CurrentApplication key={review.id} page={loaderData} review={review} reply={reply} />}
          </div>
        )}
      </div>
    </>
  );
}

const actions = ["accept", "ask", "reject", "spam", "take", "take-back", "likeness", "several"] as const;
const isAction = (part: string | undefined): part is (typeof actions)[number] => actions.includes(part as never);

/** The result of the last action, and the way back while nothing has followed from it. */
function Done({ page: { done, undo } }: { page: QueueData }) {
  const t = useTranslations("applications");
  if (!isAction(done)) return null;
  return (
    <Callout
      tone="ok"
      action={
        undo && (
          <Form method="post" action={`?do=take-back&application=${undo.id}`}>
            <input type="hidden" name="version" value={undo.version} />
            <button type="submit" className="touch-target cursor-pointer underline-offset-3 hover:underline">
              {t("undo")}
            </button>
          </Form>
        )
      }
    >
      {t(`done:${done}`)}
    </Callout>
  );
}
