import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/button";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { Brand } from "./brand.tsx";

/** The page for everything that went wrong, with a way back. */
export function ErrorPage() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const { pathname } = useLocation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const known = (knownStatuses as readonly number[]).includes(status)
    ? (status as (typeof knownStatuses)[number])
    : 500;
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 px-6 text-base">
      <PageTitle>{`${t("error")} ${status}`}</PageTitle>
      <meta name="robots" content="noindex" />
      <Brand />
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium text-fg-2">{t("error")}</p>
        <h1 className="text-5xl font-semibold tracking-[-0.036em] tabular-nums">{status}</h1>
        <p className="break-words text-fg-2">{t(`status:${known}`, { path: pathname })}</p>
      </div>
      <p>
        <a href={inLocale("/", locale)} className={buttonClass("primary")}>
          {t("returnHome")}
        </a>
      </p>
    </main>
  );
}

const knownStatuses = [400, 401, 403, 404, 500, 503] as const;
