import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { WithoutAlta } from "./queries.server.ts";
import type { MissingPageData } from "./without-alta.page.tsx";

const formId = "altas";
const names = ["altaOn", "altaReference", "chosen"] as const;

type MissingProps = { page: MissingPageData; reply: FormReply | undefined };

/** Workers without an alta and the reasons; a reader who may edit pay records the altas of several at once. */
export function MissingForm({ page, reply }: MissingProps) {
  const t = useTranslations("without-alta");
  const { pathname, search } = useLocation();
  const fields = formFields(formId, names, { altaOn: page.day, altaReference: "", chosen: "" }, reply);
  const ticked = [reply?.result.initialValue?.["chosen"] ?? []].flat().map(String);
  const plain = useControls(fields, (name: "altaOn" | "altaReference") => t(name));
  if (!page.mayRecord) return <Missing page={page} />;
  return (
    <Form method="post" id={formId} action={`${pathname}${search}`} className="flex flex-col gap-5" noValidate>
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={page.submissionKey} />
      <Missing page={page} ticked={ticked} />
      <FormPart heading={t("record")} why={t("recordWhy")}>
        <div className="grid max-w-xl gap-x-6 gap-y-5 sm:grid-cols-2">
          <DayField {...plain("altaOn")} help={t("altaOnHelp")} required />
          <Field {...plain("altaReference")} help={t("referenceHelp")} maxLength={60} />
        </div>
        <Button type="submit" size="form" className="self-start max-sm:w-full">
          {t("record")}
        </Button>
      </FormPart>
    </Form>
  );
}

/** Without `ticked` there is nothing to choose. */
function Missing({ page: { rows, day }, ticked }: { page: MissingPageData; ticked?: readonly string[] }) {
  const t = useTranslations("without-alta");
  const workers = useTranslations("workers");
  const locale = useLocale();
  return (
    <Table caption={t("title")} id={`${formId}-chosen`}>
      <TableHead>
        {ticked && (
          <TableHeading>
            <span className="sr-only">{t("chosen")}</span>
          </TableHeading>
        )}
        <TableHeading>{t("worker")}</TableHeading>
        <TableHeading>{t("company")}</TableHeading>
        <TableHeading>{t("contract")}</TableHeading>
        <TableHeading>{t("why")}</TableHeading>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const name = [row.firstName, row.lastName, row.secondLastName].filter(Boolean).join(" ");
          const value = `${row.workerId}/${row.id}`;
          const begins = t(row.firstDay <= day ? "since" : "from", { day: calendarDay(row.firstDay, locale) });
          return (
            <TableRow key={row.id}>
              {ticked && (
                <TableCell className="sm:w-10">
                  <Checkbox
                    id={`choose-${row.id}`}
                    name="chosen"
                    value={value}
                    defaultChecked={ticked.includes(value)}
                    label={t("choose", { name })}
                    labelHidden
                  />
                </TableCell>
              )}
              <TableCell heading>
                <Link
                  to={inLocale(`/admin/workers/${row.workerId}/contract`, locale)}
                  className="touch-target font-medium wrap-anywhere text-fg underline-offset-3 hover:underline"
                >
                  {name}
                </Link>{" "}
                <span className="font-mono text-xs text-fg-3">{row.code}</span>
              </TableCell>
              <TableCell label={t("company")}>{row.entity}</TableCell>
              <TableCell label={t("contract")}>
                {workers(`type:${row.type}`)}, {begins}
              </TableCell>
              <TableCell label={t("why")}>
                <Why row={row} day={day} />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

function Why({ row, day }: { row: WithoutAlta; day: string }) {
  const t = useTranslations("without-alta");
  const locale = useLocale();
  const { altaOn, bajaOn, hasNaf, state } = row;
  const main =
    altaOn === null
      ? t("why:none")
      : bajaOn !== null && bajaOn < day
        ? t("why:ended", { day: calendarDay(bajaOn, locale) })
        : t("why:later", { day: calendarDay(altaOn, locale) });
  const more = [...(hasNaf ? [] : [t("why:naf")]), ...(state === "signed" ? [] : [t("why:unsigned")])];
  return (
    <StatusLight tone="bad" reason={more.join(" · ") || undefined}>
      {main}
    </StatusLight>
  );
}
