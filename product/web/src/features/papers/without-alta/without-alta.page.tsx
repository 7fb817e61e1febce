import { data, Form, Link, useLocation, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { plusDays } from "@product/domain/time/local-date";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { calendarDay, weekdayOf } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/without-alta.page";
import { recordForChosen } from "./commands.server.ts";
import { MissingForm } from "./missing-form.tsx";
import { withoutAlta } from "./queries.server.ts";
import { altasForm, dayIn, mostShown } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  // It tells what people work under, which is no business of whoever only recognises them, as at a gate.
  needs: "worker.view.contact",
  messages: ["without-alta", "workers", "forms", "request"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.view.contact");
  const tomorrow = plusDays(homeDay(), 1);
  const day = dayIn(pageAddress(request), tomorrow);
  const { saved, headers } = takeSaved(request);
  return data(
    {
      ...(await withoutAlta(actor, day)),
      day,
      isTomorrow: day === tomorrow,
      mayRecord: isPermitted(actor, "pay.edit"),
      mayExport: isPermitted(actor, "pay.view") && isPermitted(actor, "pay.export"),
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export const action = formAction("pay.edit", altasForm, recordForChosen, (_done, request) => {
  const { pathname, search } = pageAddress(request);
  return `${inLocale("/admin/workers/without-alta", localeOf(pathname))}${search}`;
});

export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type MissingPageData = Route.ComponentProps["loaderData"];

/** Whom to register before they work. */
export default function WithoutAltaPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const t = useTranslations("without-alta");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { day, rows, count, mayExport } = page;
  const onDay = weekdayOf(day, locale);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        count={count}
        description={t("intro", { day: `${onDay} (${calendarDay(day, locale)})` })}
        actions={
          mayExport &&
          count > 0 && (
            <>
              <a href={`${pathname}/export.csv?day=${day}`} className={buttonClass("quiet")}>
                {t("csv")}
              </a>
              <a href={`${pathname}/export.xlsx?day=${day}`} className={buttonClass("quiet")}>
                {t("xlsx")}
              </a>
            </>
          )
        }
      />
      <Form method="get" className="mb-5 flex flex-wrap items-end gap-2">
        <div className="w-44">
          <DayField
            id="without-alta-day"
            name="day"
            label={t("day")}
            defaultValue={page.isTomorrow ? "" : day}
            key={day}
          />
        </div>
        <Button type="submit" look="quiet" size="form">
          {t("look")}
        </Button>
        {!page.isTomorrow && (
          <Link to={pathname} className={buttonClass("ghost", "form")}>
            {t("tomorrow")}
          </Link>
        )}
      </Form>
      <div className="flex flex-col gap-4 pb-8">
        {page.isSaved && !actionData && <Callout tone="ok">{t("done")}</Callout>}
        {count > rows.length && <Callout tone="info">{t("first", { most: mostShown, count })}</Callout>}
        {rows.length === 0 ? (
          <EmptyState title={t("noneTitle")}>{t("noneText", { day: onDay })}</EmptyState>
        ) : (
          <MissingForm key={`${day} ${count}`} page={page} reply={actionData as FormReply | undefined} />
        )}
      </div>
    </>
  );
}
