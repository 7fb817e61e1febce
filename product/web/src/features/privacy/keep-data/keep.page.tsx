import { data, Form, Link, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Refused } from "@product/domain/refusals";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/keep.page";
import { keepData } from "./commands.server.ts";
import { behindLink } from "./queries.server.ts";

export const handle = { needs: "public", messages: ["keep-data"] };

// The address is the key: no other site may learn it. Stricter would take the origin from the form itself.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

export async function loader({ params }: Route.LoaderArgs) {
  const link = await behindLink(params.token);
  return data({ link }, { status: link ? 200 : 404 });
}

/** To open the link is no answer: programs that look at mails open it too. */
export async function action({ request, params }: Route.ActionArgs) {
  await keepData(params.token).catch((error: unknown) => {
    // The page says by itself that the link no longer works.
    if (!(error instanceof Refused)) throw error;
  });
  return redirect(pageAddress(request).pathname, 303);
}

/** The coming end of an application, and the wish to be kept. */
export default function KeepPage({ loaderData: { link } }: Route.ComponentProps) {
  const t = useTranslations("keep-data");
  const locale = useLocale();
  const title = t(link ? (link.isKept ? "keptTitle" : "title") : "goneTitle");
  return (
    <Column className="flex max-w-lg flex-col items-start gap-4 py-12 sm:py-20">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em] text-balance">{title}</h1>
      {!link && <p className="text-pretty text-fg-2">{t("goneText")}</p>}
      {link && (
        <p className="text-pretty text-fg-2">
          {t(link.isKept ? "kept" : "hello", { ...link, day: calendarDay(link.day, locale) } as never)}
        </p>
      )}
      {link && !link.isKept ? (
        <>
          <p className="text-pretty text-fg-2">{t("choice")}</p>
          <Form method="post" className="max-sm:w-full">
            <Button type="submit" size="form" className="max-sm:w-full">
              {t("keep")}
            </Button>
          </Form>
        </>
      ) : (
        <Link to={inLocale("/", locale)} className={buttonClass("quiet", "form")}>
          {t("toHome")}
        </Link>
      )}
    </Column>
  );
}
