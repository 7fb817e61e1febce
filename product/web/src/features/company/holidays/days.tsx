import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { holidayYears } from "@product/domain/company/holidays";
import { Badge } from "@product/ui/records/badge";
import { Button } from "@product/ui/controls/button";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { weekdayOf } from "#i18n/format.ts";
import { AddDay, CopyYear, ImportDays, type DayFormProps } from "./day-forms.tsx";
import type { ShortCalendar, ShownDay } from "./queries.server.ts";
import { ShortYears } from "./short-years.tsx";

type DaysProps = DayFormProps & { days: ShownDay[]; short: ShortCalendar[]; mayEdit: boolean; areSaved: boolean };

/** The holidays of one year, own and from above, and the ways to change the own ones. */
export function Days({ days, short, mayEdit, areSaved, ...forms }: DaysProps) {
  const t = useTranslations("holidays");
  const shared = useTranslations("master-data");
  const { year } = forms;
  return (
    <div id="days" className="flex max-w-3xl scroll-mt-16 flex-col gap-6 pb-8">
      <FormPart heading={t("daysHeading")} why={t("daysWhy")}>
        <Years year={year} />
        <ShortYears short={short} />
        <output className="flex items-center gap-2 text-compact text-fg-2 empty:hidden">
          {areSaved && (
            <>
              <StatusGlyph tone="ok" />
              {shared("saved")}
            </>
          )}
        </output>
        {days.length === 0 ? (
          <p className="text-compact text-fg-2">{t("none", { year: String(year) })}</p>
        ) : (
          <DayTable days={days} mayEdit={mayEdit} {...forms} />
        )}
      </FormPart>
      {mayEdit && (
        <>
          <AddDay {...forms} />
          <ImportDays {...forms} />
          {days.some(({ from }) => !from) && <CopyYear {...forms} />}
        </>
      )}
    </div>
  );
}

function Years({ year }: { year: number }) {
  const t = useTranslations("holidays");
  const years = [year - 1, year, year + 1].filter((each) => each >= holidayYears.min && each <= holidayYears.max);
  return (
    <LinkTabs label={t("years")}>
      {years.map((each) => (
        <LinkTab key={each} current={each === year}>
          <Link to={`?year=${each}#days`} preventScrollReset>
            {each}
          </Link>
        </LinkTab>
      ))}
    </LinkTabs>
  );
}

type DayTableProps = DayFormProps & { days: ShownDay[]; mayEdit: boolean };

function DayTable({ days, year, mayEdit, submissionKey }: DayTableProps) {
  const t = useTranslations("holidays");
  const locale = useLocale();
  const { nameOf } = useNames();
  return (
    <Form method="post" action={`?days=remove&year=${year}`} preventScrollReset>
      <SubmissionKey value={submissionKey} />
      <Table caption={t("daysIn", { year: String(year) })}>
        <TableHead>
          <TableHeading>{t("day")}</TableHeading>
          <TableHeading>{t("name")}</TableHeading>
          <TableHeading>{t("origin")}</TableHeading>
          {mayEdit && (
            <TableHeading>
              <span className="sr-only">{t("remove")}</span>
            </TableHeading>
          )}
        </TableHead>
        <TableBody>
          {days.map(({ day, from, toConfirm, ...named }) => (
            <TableRow key={`${day} ${from?.nameEn ?? ""}`}>
              <TableCell heading className="num max-sm:w-full max-sm:flex-none">
                <time dateTime={day}>{weekdayOf(day, locale)}</time>
              </TableCell>
              <TableCell label={t("name")} className="wrap-anywhere">
                {nameOf(named)} {toConfirm && <Badge tone="warn">{t("toConfirm")}</Badge>}
              </TableCell>
              <TableCell label={t("origin")} className={from ? "text-fg-2" : undefined}>
                {from ? nameOf(from) : t("own")}
              </TableCell>
              {mayEdit && (
                <TableCell className="text-right">
                  {!from && toConfirm && (
                    <Button
                      look="ghost"
                      size="row"
                      name="day"
                      value={day}
                      formAction={`?days=confirm&year=${year}`}
                      aria-label={t("confirmDay", { day: weekdayOf(day, locale) })}
                    >
                      {t("confirm")}
                    </Button>
                  )}
                  {!from && (
                    <Button
                      look="ghost"
                      size="row"
                      name="day"
                      value={day}
                      aria-label={t("removeDay", { day: weekdayOf(day, locale) })}
                    >
                      {t("remove")}
                    </Button>
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Form>
  );
}
