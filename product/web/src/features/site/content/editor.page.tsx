import { useState } from "react";
import { data, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { isPermitted, type Actor } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import type { Permission } from "@product/domain/permissions/catalogue";
import { pageAfter, pageStepNames } from "@product/domain/site/page-states";
import { Callout } from "@product/ui/callout";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { shownBlocks } from "#features/site/content-blocks/queries.server.ts";
import { dropDraft, keepDraft } from "#features/site/page-drafts/commands.server.ts";
import { markChecked } from "#features/site/legal-check/commands.server.ts";
import { LegalCheck } from "#features/site/legal-check/share/legal-check.tsx";
import { mediaRows } from "#features/site/media/queries.server.ts";
import { draftOf } from "#features/site/page-drafts/queries.server.ts";
import { droppedDraft, keptPage } from "#features/site/page-drafts/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/editor.page";
import { BeforePublishing } from "./before-publishing.tsx";
import { editPage, movePage } from "./commands.server.ts";
import { KeptNote, UnsavedDraft } from "./kept-note.tsx";
import { PageFields, pageFormId } from "./page-fields.tsx";
import { PageSteps, type Step } from "./page-steps.tsx";
import { checksOf } from "./queries.server.ts";
import { editAddress, pageForm, pageStep, previewed, scheduling } from "./schema.ts";
import { headOf, pageOr404 } from "./page-head.server.ts";
import { useDropped, useKeptPage } from "./use-kept-page.ts";
import type { Way } from "./way-to-edit.tsx";
import { PageFrame } from "./share/page-frame.tsx";

export const handle = {
  needs: "page.view",
  messages: ["content", "open-shifts", "request", "forms", "live", "legal-check"],
};

const steps = pageStepNames.filter((step): step is Step => step !== "edit");

/** The address of the home page names itself. */
const slugOf = ({ slug = "home" }: { slug?: string | undefined }) => slug;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "page.view");
  const { page, revision } = await pageOr404(slugOf(params), request);
  const { saved, part, headers } = takeSaved(request);
  const { titleEn, titleEs, leadEn, leadEs, bodyEn, bodyEs } = revision;
  const { seoTitleEn, seoTitleEs, seoDescriptionEn, seoDescriptionEs, shareImageEn, shareImageEs } = revision;
  const seo = { seoTitleEn, seoTitleEs, seoDescriptionEn, seoDescriptionEs, shareImageEn, shareImageEs };
  const draft = await draftOf(actor, page.slug);
  const effectiveOn = revision.publishedAt ? "" : (revision.effectiveOn ?? "");
  return data(
    {
      head: headOf(page, request),
      texts: { titleEn, titleEs, leadEn, leadEs, bodyEn, bodyEs, ...seo, effectiveOn, version: page.version },
      pictures: (await mediaRows()).map(({ name, altEn, altEs }) => ({ name, altEn, altEs })),
      draft,
      isLegal: page.kind === "legal",
      toCheck: page.toCheckSince && { mayMark: isPermitted(actor, "page.publish") },
      publishAt: page.publishAt,
      blocks: { en: (await shownBlocks(bodyEn, "en")).blocks, es: (await shownBlocks(bodyEs, "es")).blocks },
      mayEdit: isPermitted(actor, "page.edit") && page.state !== "archived",
      steps: steps.filter((step) => canTake(actor, page, step)),
      saved: saved ? (part ?? "") : undefined,
      missing: (["en", "es"] as const).filter((language) => (language === "en" ? titleEn : titleEs) === ""),
      submissionKey: crypto.randomUUID(),
      ...(await checksOf(page.slug, revision)),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

const canTake = (actor: Actor, { state, kind }: Parameters<typeof headOf>[0], step: Step) =>
  pageAfter(state, step) !== undefined &&
  isPermitted(actor, acts[`page.${step}`].needs as Permission) &&
  (kind === "page" || step !== "archive");

export function action({ params, ...sent }: Route.ActionArgs) {
  const slug = slugOf(params);
  requirePermission(sent.context, "page.view");
  const onward = (part: string) => (_done: unknown, request: Request) =>
    `${inLocale(editAddress(slug), localeOf(pageAddress(request).pathname))}#${part}`;
  const stepping = (step: Exclude<Step, "schedule">) =>
    formAction(
      acts[`page.${step}`].needs,
      pageStep,
      (actor, input) => movePage(actor, slug, step, input),
      onward(step),
    );
  return runNamedAction(
    {
      save: formAction("page.edit", pageForm, (actor, form) => editPage(actor, slug, form), onward("save")),
      keep: formAction(
        "page.edit",
        keptPage,
        (actor, form) => keepDraft(actor, slug, form),
        (kept) => kept,
      ),
      drop: formAction("page.edit", droppedDraft, (actor) => dropDraft(actor, slug), onward("drop")),
      preview: formAction(
        "page.edit",
        previewed,
        (_actor, { body, language }) => shownBlocks(body, language),
        ({ blocks }) => ({ blocks }),
      ),
      schedule: formAction(
        "page.publish",
        scheduling,
        (actor, input) => movePage(actor, slug, "schedule", input),
        onward("schedule"),
      ),
      "mark-checked": formAction(
        "page.publish",
        pageStep,
        (actor, input) => markChecked(actor, slug, input),
        onward("mark-checked"),
      ),
      send: stepping("send"),
      "send-back": stepping("send-back"),
      unschedule: stepping("unschedule"),
      publish: stepping("publish"),
      archive: stepping("archive"),
      restore: stepping("restore"),
    },
    sent,
  );
}

/** A refused form needs the texts as they are now, to be put beside what was typed; a preview changes nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, formAction: to, defaultShouldRevalidate }) =>
  !to?.includes("do=preview") && !to?.includes("do=keep") && (actionStatus === 422 || defaultShouldRevalidate);

export default function EditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("content");
  const check = useTranslations("legal-check");
  const { head, texts, saved, mayEdit } = loaderData;
  const reply = useReplyTo("save", actionData);
  const scheduled = useReplyTo("schedule", actionData);
  const refused = actionData && "refusals" in actionData ? (actionData as FormReply) : undefined;
  const [wasKept] = useState(loaderData.draft);
  const dropped = useDropped(loaderData.draft !== undefined);
  const [way, setWay] = useState<Way>("visual");
  const isUnsaved = useUnsaved(pageFormId, texts);
  const kept = useKeptPage(pageFormId, mayEdit && isUnsaved && !actionData, {
    version: texts.version,
    draft: loaderData.draft,
  });
  useLive({ kind: "page", id: head.slug });
  return (
    <PageFrame head={head} part="edit">
      {refused && !reply && !scheduled && refused.refusals.length > 0 && <Refusals reply={refused} />}
      {isStep(saved) && !actionData && <Callout tone="ok">{t(`done:${saved}`)}</Callout>}
      {saved === "mark-checked" && !actionData && <Callout tone="ok">{check("marked")}</Callout>}
      {loaderData.toCheck && <LegalCheck slug={head.slug} version={texts.version} {...loaderData.toCheck} />}
      {wasKept && loaderData.draft && !reply && <UnsavedDraft draft={wasKept} version={texts.version} />}
      <div className="mt-4 grid gap-8 2xl:grid-cols-[minmax(0,1fr)_320px]">
        <fieldset disabled={!mayEdit} className="contents">
          <PageFields
            key={reply ? "refused" : `${texts.version}-${dropped}`}
            {...loaderData}
            reply={reply}
            way={way}
            onWay={setWay}
          />
        </fieldset>
        <aside className="flex flex-col gap-8 max-2xl:row-start-1 max-2xl:grid max-2xl:gap-6 max-2xl:md:grid-cols-2">
          <PageSteps
            steps={loaderData.steps}
            version={texts.version}
            publishAt={loaderData.publishAt}
            reply={scheduled}
          />
          <BeforePublishing {...loaderData} />
        </aside>
      </div>
      {mayEdit && (
        <SaveBar
          formId={pageFormId}
          isUnsaved={isUnsaved}
          saved={saved === "save" ? t("saved") : undefined}
          note={isUnsaved && <KeptNote kept={kept} />}
          canDiscard={reply === undefined}
        />
      )}
      <UnsavedGuard when={isUnsaved} />
    </PageFrame>
  );
}

const isStep = (part: string | undefined): part is Step => steps.some((step) => step === part);
