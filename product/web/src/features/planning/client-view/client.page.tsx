import { data, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { buttonClass } from "@product/ui/controls/button";
import { dayAndTime, sizeOf } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/client.page";
import { clientView, type ClientView } from "./queries.server.ts";
import { ShiftCards } from "./shift-cards.tsx";

export const handle = { needs: "public", messages: ["client-view"] };

// The address is the key: no other site may learn it.
export const headers = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await clientView(params.token, context.get(requestContext).locale, clockNow());
  return data({ view }, { status: view ? 200 : 404 });
}

/** The client's page behind the link: time and place, each shift, and how far it is filled. */
export default function ClientPage({ loaderData: { view } }: Route.ComponentProps) {
  const t = useTranslations("client-view");
  const title = view?.title ?? t("goneTitle");
  return (
    <Column className="flex max-w-3xl flex-col gap-6 py-8 sm:py-14">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em] text-balance wrap-anywhere">{title}</h1>
      {view ? <Shown view={view} /> : <p className="text-pretty text-fg-2">{t("goneText")}</p>}
    </Column>
  );
}

function Shown({ view }: { view: ClientView }) {
  const t = useTranslations("client-view");
  const locale = useLocale();
  const { pathname } = useLocation();
  const at = (moment: Date) => dayAndTime(moment, locale, view.timeZone);
  return (
    <>
      <div className="flex flex-col gap-1 text-fg-2">
        <p className="num">{`${at(view.startsAt)} – ${at(view.endsAt)}`}</p>
        <p>{view.place}</p>
        <p className="text-sm text-pretty">{t("by", { company: view.company, when: at(view.expiresAt) })}</p>
      </div>
      {view.isCancelled && <Callout tone="warn">{t("cancelled")}</Callout>}
      <ShiftCards view={view} />
      {view.asksHours && (
        <section aria-labelledby="hours">
          <h2 id="hours" className="mb-2 text-lg font-semibold">
            {t("hours")}
          </h2>
          <p className="text-sm text-pretty text-fg-2">{t("hoursText")}</p>
          <Link to={`${pathname}/hours`} className={`${buttonClass("primary", "form")} mt-3 max-sm:w-full`}>
            {t("toHours")}
          </Link>
        </section>
      )}
      {view.files.length > 0 && (
        <section aria-labelledby="files">
          <h2 id="files" className="mb-2 text-lg font-semibold">
            {t("files")}
          </h2>
          <ul className="flex flex-col gap-1">
            {view.files.map(({ id, name, size }) => (
              <li key={id}>
                <a
                  href={`${pathname}/files/${id}`}
                  className="inline-flex min-h-11 items-center text-primary-text underline underline-offset-3 wrap-anywhere"
                >
                  {name} ({sizeOf(size, locale)})
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
