import { data, Link, useActionData, useLocation, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted, type Actor } from "@product/domain/actor";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { listOf } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { formAction, type FormReply, type Sent } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/documents.page";
import { addDocument, recordDocument } from "./commands.server.ts";
import { KindsTable } from "./kinds-table.tsx";
import { OldVersions } from "./old-versions.tsx";
import { documentsOf, kindWith, reviewOf, type KindRow } from "./queries.server.ts";
import { addForm, verifyForm } from "./schema.ts";
import { decide } from "./share/decide.ts";
import { UploadForm } from "./upload-form.tsx";

export const handle = { needs: "document.view", messages: ["documents", "forms", "request"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker } = await reachedWorker("document.view", { context, request, params });
  const { locale } = context.get(requestContext);
  const { searchParams } = pageAddress(request);
  const { rows, others } = await documentsOf(actor, worker, locale);
  const openKindId = searchParams.get("open");
  const opened = openKindId ? rows.find(({ kind }) => kind.id === openKindId) : rows.find(isToReview);
  const shown = opened && (isToReview(opened) ? opened.next : opened.now);
  const { part, headers } = takeSaved(request);
  return data(
    {
      rows,
      others,
      openKind: opened?.kind.id ?? null,
      review: shown ? ((await reviewOf(actor, shown.id, locale)) ?? null) : null,
      showsOld: searchParams.has("old"),
      mayAdd: isPermitted(actor, "document.create", { entity: worker.legalEntityId }),
      isTooLarge: searchParams.has("too-large"),
      done: part,
      timeZone: await timeZoneOf(actor),
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { actor, worker } = await reachedWorker("document.view", { context, request, params });
  const { searchParams, pathname } = pageAddress(request);
  const back = (part: string) => () =>
    `${inLocale(`/admin/workers/${worker.id}/documents`, localeOf(pathname))}#${part}`;
  const sent: Sent = { request, context };
  const actionName = searchParams.get("do") ?? "";
  if (actionName === "add")
    return formAction(
      "document.create",
      addForm,
      (who, form, with_) => addDocument(who, worker, form, with_),
      back("add"),
    )(sent);
  if (actionName !== "note") return decide(sent, actor, back(actionName));
  const kind = await kindWith(recordId(searchParams.get("kind") ?? ""));
  if (!kind) throw pageNotFound(pathname);
  const note = (who: Actor, form: Parameters<typeof recordDocument>[3]) =>
    recordDocument(who, worker.id, kind.id, form);
  return formAction("document.approve", verifyForm(kind), note, back("note"))(sent);
}

const isToReview = ({ next }: KindRow) => next?.state === "uploaded" || next?.state === "in_review";

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type DocumentsPageData = Route.ComponentProps["loaderData"];

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const reply = useActionData() as FormReply | undefined;
  const { rows, others, showsOld, mayAdd, done } = loaderData;
  const required = rows.filter(({ isAsked }) => isAsked);
  const valid = required.filter(({ now }) => now && now.shown !== "expired").length;
  const actionName = new URLSearchParams(search).get("do");
  const shown = { page: loaderData, reply: reply?.result ? reply : undefined, actionName };
  return (
    <div className="flex max-w-5xl flex-col gap-5 pt-5 pb-8">
      {isDone(done) && <Callout tone="ok">{t(`done:${done}`)}</Callout>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-sm font-semibold">{t("title")}</h2>
        <p className="mr-auto text-compact text-fg-2">
          {required.length > 0 ? t("inOrder", { valid, asked: required.length }) : t("nothingAsked")}
        </p>
        <Link
          to={showsOld ? pathname : `${pathname}?old`}
          preventScrollReset
          className={buttonClass("quiet")}
          {...(showsOld && { "aria-current": "true" })}
        >
          {t(showsOld ? "hideOld" : "oldVersions")}
        </Link>
        {mayAdd && (
          <Link to={`${pathname.replace(/\/documents$/, "")}/request-documents`} className={buttonClass("quiet")}>
            {t("request")}
          </Link>
        )}
        {mayAdd && (
          <a href="#upload" className={buttonClass("quiet")}>
            {t("upload")}
          </a>
        )}
      </div>
      {rows.length > 0 && <KindsTable {...shown} />}
      {showsOld && <OldVersions page={loaderData} />}
      {others.length > 0 && (
        <p className="text-compact text-fg-3">
          <b className="font-medium text-fg-2">{t("notRequired")}:</b>{" "}
          {t("notRequiredText", {
            names: listOf(
              others.map(({ name }) => name),
              locale,
            ),
          })}
        </p>
      )}
      {mayAdd && <UploadForm key={rows.length} {...shown} />}
    </div>
  );
}

const doneParts = ["verify", "reject", "again", "revoke", "take-back", "open", "add", "note"] as const;
const isDone = (part: string | undefined): part is (typeof doneParts)[number] => doneParts.includes(part as never);
