import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { timeAddress, timeTabs } from "./schema.ts";
import type { TimeScreen } from "./time.page.tsx";
import { useTimeLink } from "./use-time-link.ts";

/** Which days, and which of their lines. */
export function TimeToolbar({ screen }: { screen: TimeScreen }) {
  const t = useTranslations("time");
  const locale = useLocale();
  const to = useTimeLink(screen);
  const { query, days, counts, mostCounted, may } = screen;
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
        <Form
          method="get"
          action={inLocale(timeAddress, locale)}
          aria-label={t("days")}
          className="grid items-end min-[24rem]:grid-cols-2 gap-2 sm:flex sm:flex-wrap"
        >
          <input type="hidden" name="tab" value={query.tab} />
          {query.event && <input type="hidden" name="event" value={query.event} />}
          <DayField id="time-from" name="from" label={t("from")} defaultValue={days.from} />
          <DayField id="time-until" name="until" label={t("until")} defaultValue={days.until} />
          <Button type="submit" look="quiet" size="form" className="min-[24rem]:max-sm:col-span-2">
            {t("show")}
          </Button>
        </Form>
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Link
            to={`${inLocale(`${timeAddress}/limits`, locale)}?day=${days.until}`}
            className={buttonClass("quiet", "form")}
          >
            {t("limits")}
          </Link>
          {may.export && (
            <>
              <Link to={inLocale(`${timeAddress}/inspections`, locale)} className={buttonClass("quiet", "form")}>
                {t("inspection")}
              </Link>
              {(["csv", "xlsx"] as const).map((type) => (
                <Form
                  key={type}
                  method="post"
                  reloadDocument
                  action={`${inLocale(`${timeAddress}/register.${type}`, locale)}?from=${days.from}&until=${days.until}`}
                >
                  <Button type="submit" look="quiet" size="form" className="max-sm:w-full">
                    {t("exportRegister", { type: type.toUpperCase() })}
                  </Button>
                </Form>
              ))}
            </>
          )}
        </div>
      </div>
      <LinkTabs label={t("tabs")}>
        {timeTabs.map((tab) => (
          <LinkTab
            key={tab}
            current={query.tab === tab}
            count={tab === "periods" ? undefined : countUpTo(counts[tab], mostCounted, locale)}
            countTone={
              tab === "disputed" && counts[tab] > 0 ? "bad" : tab === "open" && counts[tab] > 0 ? "warn" : undefined
            }
          >
            <Link to={to({ tab })} preventScrollReset>
              {t(`tab:${tab}`)}
            </Link>
          </LinkTab>
        ))}
      </LinkTabs>
    </>
  );
}
