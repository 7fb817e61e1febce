import { data, Link, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/button";
import { PageHeader } from "@product/ui/page-header";
import { SaveBar } from "#features/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/forms/share/unsaved.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorWho } from "#request/context.ts";
import { formAction } from "#request/form-action.ts";
import { takeSaved } from "#request/saved-notice.ts";
import type { Route } from "./+types/edit-home.page";
import { editHome } from "./commands.server.ts";
import { HomeFields, homeFormId } from "./home-fields.tsx";
import { homeTexts } from "./queries.server.ts";
import { homeForm } from "./schema.ts";

export const handle = { needs: "page.edit", messages: ["home", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  actorWho("page.edit", context);
  const { saved, headers } = takeSaved(request);
  return data({ texts: await homeTexts(), submissionKey: crypto.randomUUID(), saved }, { headers });
}

export const action = formAction("page.edit", homeForm, editHome, (_saved, request) =>
  inLocale("/admin/content/home", localeOf(new URL(request.url).pathname)),
);

/** A refused form needs the texts as they are now, to be put beside what was typed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export default function EditHomePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { texts, submissionKey, saved } = loaderData;
  const isUnsaved = useUnsaved(homeFormId, texts);
  return (
    <>
      <PageTitle>{t("editHeading")}</PageTitle>
      <PageHeader
        title={t("editHeading")}
        description={t("editIntro")}
        actions={
          <Link to={inLocale("/", useLocale())} className={buttonClass("quiet")}>
            {t("seePage")}
          </Link>
        }
      />
      <HomeFields texts={texts} submissionKey={submissionKey} reply={reply} />
      <SaveBar
        formId={homeFormId}
        isUnsaved={isUnsaved}
        saved={saved ? t("saved") : undefined}
        canDiscard={reply === undefined}
      />
      <UnsavedGuard when={isUnsaved} />
    </>
  );
}
