import { Form, isRouteErrorResponse, Link, useRouteError } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { classes } from "@product/ui/classes";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { isFailure, ours, type Failure } from "#request/failures.ts";
import { Brand } from "#shell/frames/brand.tsx";

/** The page for everything that went wrong, with a way back. Inside a frame it is only what the frame holds. */
export function ErrorPage({ isFramed = false }: { isFramed?: boolean }) {
  const shell = useTranslations("shell");
  const request = useTranslations("request");
  const { status, failure } = read(useRouteError());
  const Element = isFramed ? "div" : "main";
  return (
    <Element className={classes(column, isFramed ? "flex-1 pb-24" : "min-h-dvh px-6 text-base")}>
      <PageTitle>{`${shell("error")} ${status}`}</PageTitle>
      <meta name="robots" content="noindex" />
      {!isFramed && <Brand />}
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium text-fg-2">{shell("error")}</p>
        <h1 className="text-5xl font-semibold tracking-[-0.036em] tabular-nums">{status}</h1>
        <p className="break-words text-fg-2">{request(`failure:${failure.message}`, failure.values as never)}</p>
      </div>
      {failure.message === "noBackOffice" ? <WayToThePass /> : <WayHome />}
    </Element>
  );
}

const WayHome = () => (
  <p>
    <Link to={inLocale("/", useLocale())} className={buttonClass("primary")}>
      {useTranslations("shell")("returnHome")}
    </Link>
  </p>
);

/** For those who signed in and have no business here, or did so with the wrong account. */
function WayToThePass() {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <Form method="post" action={inLocale("/logout", locale)} className="flex flex-wrap gap-2">
      <Link to={inLocale("/workerpass", locale)} className={buttonClass("primary")}>
        {t("toMyPass")}
      </Link>
      <button type="submit" className={buttonClass("quiet")}>
        {t("signOut")}
      </button>
    </Form>
  );
}

const column = "mx-auto flex w-full max-w-md flex-col justify-center gap-6";

function read(error: unknown): { status: number; failure: Failure } {
  if (!isRouteErrorResponse(error)) return { status: 500, failure: ours };
  return { status: error.status, failure: isFailure(error.data) ? error.data : ours };
}
