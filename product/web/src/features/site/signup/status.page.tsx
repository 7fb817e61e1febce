import { data, Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { classes } from "@product/ui/classes";
import { Column } from "@product/ui/column";
import { Glyph } from "@product/ui/glyph";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/status.page";
import { statusBehind } from "./status.server.ts";

export const handle = { needs: "public", messages: ["signup"] };

// The address is the key: no other site may learn it.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const status = await statusBehind(params.token, context.get(requestContext).locale);
  return data({ status }, { status: status ? 200 : 404 });
}

/** How an application stands: what is done, what comes next, and what is missing. */
export default function StatusPage({ loaderData: { status } }: Route.ComponentProps) {
  const t = useTranslations("signup");
  const locale = useLocale();
  const [search] = useSearchParams();
  const title = t(status ? "statusTitle" : "goneTitle");
  return (
    <Column className="flex max-w-xl flex-col gap-6 py-10 sm:py-16">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-col gap-2">
        {status && <p className="text-sm text-fg-3">{status.title}</p>}
        <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{title}</h1>
        {!status && (
          <p className="text-pretty text-fg-2">
            {t("goneText")}{" "}
            <Link to={inLocale("/signup/resume", locale)} className="underline">
              {t("linkAgain")}
            </Link>
          </p>
        )}
      </header>
      {status && search.has("sent") && (
        <Callout tone="ok" alert>
          <p className="font-medium">{t("sentTitle")}</p>
          <p>{t("sentText")}</p>
        </Callout>
      )}
      {status && (
        <ol className="flex flex-col">
          {status.steps.map(({ step, at, mark }) => (
            <li
              key={step}
              className="group relative flex gap-4 pb-7 last:pb-0"
              aria-current={mark === "now" ? "step" : undefined}
            >
              <span className="absolute top-8 bottom-0 left-3.5 w-px bg-line group-last:hidden" aria-hidden />
              <span
                className={classes(
                  "flex size-7 shrink-0 items-center justify-center rounded-full border",
                  mark === "done" && "border-ok-line bg-ok-tint text-ok-text",
                  mark === "now" && "border-primary bg-primary text-primary-fg",
                  mark === "next" && "border-line-2 text-fg-3",
                )}
              >
                {mark === "done" && <Glyph name="check" size={14} />}
              </span>
              <div className="flex min-w-0 flex-col gap-0.5">
                <span className={mark === "next" ? "text-fg-3" : "font-medium"}>{t(`step:${step}`)}</span>
                {at && <span className="text-help text-fg-3">{dayAndTime(at, locale, "Europe/Madrid")}</span>}
                {mark === "now" && <span className="text-sm text-fg-2">{t(`next:${step}`)}</span>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {status?.message && (
        <p className="rounded-card border border-line bg-bg-raised px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
          <span className="block text-help text-fg-3">{t("officeWrote")}</span>
          {status.message}
        </p>
      )}
      {status?.resume && (
        <Link to={inLocale(`/signup/resume/${status.resume}`, locale)} className={buttonClass("primary", "form")}>
          {t("completeIt")}
        </Link>
      )}
      {status?.account && (
        <Link to={inLocale(status.account, locale)} className={buttonClass("quiet", "form")}>
          {t("takeAccount")}
        </Link>
      )}
      {status && (
        <p className="border-t border-line pt-4 text-sm">
          <Link to={inLocale(status.data, locale)} className="text-fg-2 underline underline-offset-3">
            {t("yourData")}
          </Link>
        </p>
      )}
    </Column>
  );
}
