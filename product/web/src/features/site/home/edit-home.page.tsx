import { data, Link, redirect, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { History } from "#features/ground/audit/share/history.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNewer } from "#features/ground/forms/share/use-newer.ts";
import { AlsoHere } from "#features/ground/live/share/also-here.tsx";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { editAddress } from "#features/site/content/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/edit-home.page";
import { editHome } from "./commands.server.ts";
import { HomeFields, homeFormId } from "./home-fields.tsx";
import { NewerNote, type Editor } from "./newer-note.tsx";
import { homeTexts, lastEditor } from "./queries.server.ts";
import { homeForm } from "./schema.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "page.edit", messages: ["home", "request", "forms", "live", "audit"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "page.edit");
  // A writer who may not publish drafts the whole page instead.
  if (!isPermitted(actor, "page.publish"))
    throw redirect(inLocale(editAddress("home"), localeOf(pageAddress(request).pathname)));
  const { saved, headers } = takeSaved(request);
  // In this order: whoever saves in between is named with an older text, and the page is told to ask again.
  const texts = await homeTexts();
  const last = await lastEditor();
  const history = await historyOf(actor, "page", "home");
  const isYou = actor.kind === "person" && last?.id === actor.id;
  const editor: Editor = { who: isYou ? "you" : last?.name ? "other" : "someone", name: last?.name ?? "" };
  return data({ texts, editor, history, submissionKey: crypto.randomUUID(), saved }, { headers });
}

export const action = formAction("page.edit", homeForm, editHome, (_saved, request) =>
  inLocale("/admin/content/home", localeOf(new URL(request.url).pathname)),
);

/** A refused form needs the texts as they are now, to be put beside what was typed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export default function EditHomePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("home");
  const locale = useLocale();
  const { texts, editor, history, submissionKey, saved } = loaderData;
  const { base, seen, isStale, wasReplaced, see } = useNewer(homeFormId, texts, reply !== undefined);
  const isUnsaved = useUnsaved(homeFormId, seen);
  useLive({ kind: "page", id: "home" }, { whileEditing: true });
  const replaced = wasReplaced ? t("replaced", editor) : undefined;
  return (
    <>
      <PageTitle>{t("editHeading")}</PageTitle>
      <PageHeader
        title={t("editHeading")}
        description={t("editIntro")}
        actions={
          <>
            <AlsoHere kind="page" id="home" />
            <Link to={inLocale(editAddress("home"), locale)} className={buttonClass("quiet")}>
              {t("wholePage")}
            </Link>
            <Link to={inLocale("/", locale)} className={buttonClass("quiet")}>
              {t("seePage")}
            </Link>
          </>
        }
      />
      <HomeFields
        texts={reply ? texts : base}
        seen={reply ? texts : seen}
        submissionKey={submissionKey}
        reply={reply}
      />
      <SaveBar
        formId={homeFormId}
        isUnsaved={isUnsaved}
        saved={saved ? t("saved") : replaced}
        note={isStale && isUnsaved && !reply && <NewerNote editor={editor} onSee={see} />}
        canDiscard={reply === undefined}
      />
      <UnsavedGuard when={isUnsaved} />
      <History entries={history} />
    </>
  );
}
