import { data, Form, Link, redirect, useActionData, useLocation, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { z } from "zod";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/records/pagination";
import { SelectField } from "@product/ui/controls/select-field";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { reviewOf } from "#features/papers/documents/queries.server.ts";
import { decide } from "#features/papers/documents/share/decide.ts";
import { countUpTo } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved, tellSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/queue.page";
import { CurrentReview } from "./current-review.tsx";
import { EndingTable } from "./ending-table.tsx";
import { endingFor, nextAfter, undoable, waitingCount, waitingFor, waitingKinds } from "./queries.server.ts";
import { WaitingList } from "./waiting-list.tsx";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "document.approve",
  messages: ["document-review", "documents", "forms", "request"],
};

const queuePath = "/admin/workers/documents";
const asId = z.uuid().optional().catch(undefined);

/** The query in the address; unknown values are ignored. */
function askedIn(request: Request) {
  const { searchParams } = pageAddress(request);
  const id = (name: string) => asId.parse(searchParams.get(name) ?? undefined);
  return {
    view: searchParams.get("view") === "ending" ? ("ending" as const) : ("waiting" as const),
    kind: id("kind"),
    after: id("after"),
    document: id("document"),
    undo: id("undo"),
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "document.approve");
  const { locale } = context.get(requestContext);
  const query = askedIn(request);
  const isEnding = query.view === "ending";
  const [total, kinds, waiting, ending, timeZone] = await Promise.all([
    waitingCount(actor),
    waitingKinds(actor, locale),
    isEnding ? undefined : waitingFor(actor, query, locale),
    isEnding ? endingFor(actor, query, locale) : undefined,
    timeZoneOf(actor),
  ]);
  const current = query.document ?? waiting?.rows[0]?.id;
  const review = waiting && current ? await reviewOf(actor, current, locale) : undefined;
  const { part, headers } = takeSaved(request);
  return data(
    {
      view: query.view,
      kind: query.kind ?? "",
      total,
      kinds,
      waiting,
      ending,
      // A document decided meanwhile is no longer shown as waiting.
      review: review && ["uploaded", "in_review"].includes(review.next.state) ? review : null,
      undo: part === "verify" && query.undo ? ((await undoable(actor, query.undo)) ?? null) : null,
      done: part,
      timeZone,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

/** After a decision the next one is shown. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = requirePermission(context, "document.approve");
  const { kind, document } = askedIn(request);
  const { pathname, searchParams } = pageAddress(request);
  const actionName = searchParams.get("do") ?? "";
  const answer = await decide({ request, context }, actor, () => inLocale(queuePath, localeOf(pathname)));
  if (!(answer instanceof Response) || !document) return answer;
  const shown = actionName === "open" || actionName === "take-back" ? document : await nextAfter(actor, document, kind);
  const undone = actionName === "verify" && { undo: document };
  const search = new URLSearchParams({ ...(kind && { kind }), ...(shown && { document: shown }), ...undone });
  const onward = `${inLocale(queuePath, localeOf(pathname))}?${search}#${actionName}`;
  return redirect(onward, { status: 303, headers: { "Set-Cookie": tellSaved(onward) } });
}

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type QueueData = Route.ComponentProps["loaderData"];

export default function QueuePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("document-review");
  const locale = useLocale();
  const { search } = useLocation();
  const reply = useActionData() as FormReply | undefined;
  const { view, total, done } = loaderData;
  const address = inLocale(queuePath, locale);
  const title = t(view === "ending" ? "endingTitle" : "title");
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} description={t(view === "ending" ? "endingIntro" : "intro")} />
      <LinkTabs label={t("views")}>
        <LinkTab current={view === "waiting"} count={countUpTo(total.n, total.most, locale)}>
          <Link to={address}>{t("waiting")}</Link>
        </LinkTab>
        <LinkTab current={view === "ending"}>
          <Link to={`${address}?view=ending`}>{t("ending")}</Link>
        </LinkTab>
      </LinkTabs>
      <div className="flex flex-col gap-4 pt-4 pb-8">
        {isDone(done) && (
          <Callout tone="ok" action={done === "verify" && loaderData.undo && <Undo undo={loaderData.undo} />}>
            {t(`done:${done}`)}
          </Callout>
        )}
        {view === "ending" ? (
          <Ending page={loaderData} />
        ) : (
          <Waiting
            page={loaderData}
            reply={reply?.result ? reply : undefined}
            actionName={new URLSearchParams(search).get("do")}
          />
        )}
      </div>
    </>
  );
}

/** A key is pressed on the wrong paper before one knows it. */
function Undo({ undo: { id, version } }: { undo: { id: string; version: number } }) {
  const t = useTranslations("document-review");
  return (
    <Form method="post" action={`?do=take-back&document=${id}`}>
      <input type="hidden" name="version" value={version} />
      <button type="submit" className="touch-target cursor-pointer underline-offset-3 hover:underline">
        {t("undo")}
      </button>
    </Form>
  );
}

type Shown = { page: QueueData; reply: FormReply | undefined; actionName: string | null };

function Waiting({ page, ...answer }: Shown) {
  const t = useTranslations("document-review");
  const { waiting, review } = page;
  if (!waiting || (waiting.rows.length === 0 && !review))
    return <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>;
  return (
    <>
      <KindFilter page={page} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="max-xl:order-2">
          <WaitingList page={page} />
          {waiting.hasMore && <More page={page} last={waiting.rows.at(-1)!.id} />}
        </div>
        {review && <CurrentReview page={page} review={review} {...answer} />}
      </div>
    </>
  );
}

function Ending({ page }: { page: QueueData }) {
  const t = useTranslations("document-review");
  const { ending } = page;
  if (!ending || ending.rows.length === 0)
    return <EmptyState title={t("noneEnding")}>{t("noneEndingText")}</EmptyState>;
  return (
    <>
      <EndingTable rows={ending.rows} />
      {ending.hasMore && <More page={page} last={ending.rows.at(-1)!.id} />}
    </>
  );
}

function KindFilter({ page: { kinds, kind, total } }: { page: QueueData }) {
  const t = useTranslations("document-review");
  return (
    <Form method="get" className="flex flex-wrap items-end gap-2" key={kind}>
      <div className="min-w-60 max-sm:w-full">
        <SelectField
          id="kind"
          name="kind"
          label={t("kind")}
          defaultValue={kind}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          <option value="">{t("every", { n: total.n })}</option>
          {kinds.map(({ id, name, n }) => (
            <option key={id} value={id}>
              {t("some", { name, n })}
            </option>
          ))}
        </SelectField>
      </div>
      <noscript>
        <button type="submit" className={buttonClass("quiet", "form")}>
          {t("apply")}
        </button>
      </noscript>
    </Form>
  );
}

function More({ page: { view, kind }, last }: { page: QueueData; last: string }) {
  const t = useTranslations("document-review");
  const search = new URLSearchParams({ ...(view === "ending" && { view }), ...(kind && { kind }), after: last });
  return (
    <Pagination
      labels={{ pagination: t("pagination"), previous: t("previous"), next: t("next") }}
      next={<Link to={`?${search}`} />}
    />
  );
}

const doneParts = ["verify", "reject", "again", "open", "take-back"] as const;
const isDone = (part: string | undefined): part is (typeof doneParts)[number] => doneParts.includes(part as never);
