import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/button";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { isFailure, ours, type Failure } from "#request/failures.ts";
import { Brand } from "./brand.tsx";

/** The page for everything that went wrong, with a way back. */
export function ErrorPage() {
  const shell = useTranslations("shell");
  const request = useTranslations("request");
  const { status, failure } = read(useRouteError());
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 px-6 text-base">
      <PageTitle>{`${shell("error")} ${status}`}</PageTitle>
      <meta name="robots" content="noindex" />
      <Brand />
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium text-fg-2">{shell("error")}</p>
        <h1 className="text-5xl font-semibold tracking-[-0.036em] tabular-nums">{status}</h1>
        <p className="break-words text-fg-2">{request(`failure:${failure.message}`, failure.values as never)}</p>
      </div>
      <p>
        <Link to={inLocale("/", useLocale())} className={buttonClass("primary")}>
          {shell("returnHome")}
        </Link>
      </p>
    </main>
  );
}

function read(error: unknown): { status: number; failure: Failure } {
  if (!isRouteErrorResponse(error)) return { status: 500, failure: ours };
  return { status: error.status, failure: isFailure(error.data) ? error.data : ours };
}
