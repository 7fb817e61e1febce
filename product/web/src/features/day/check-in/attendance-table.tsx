import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { timeOf } from "#i18n/format.ts";
import type { CheckIn } from "./check-in.page.tsx";
import { standings, toneOfStanding, type Standing } from "./standing.ts";

/** Counts first; then everyone of today, those first about whom something is to be done. */
export function AttendanceTable({ checkIn: { people, timeZone } }: { checkIn: CheckIn }) {
  const t = useTranslations("check-in");
  const locale = useLocale();
  const count = (...wanted: Standing[]) => people.filter(({ standing }) => wanted.includes(standing)).length;
  const figures = [
    ["inside", count("there", "resting")],
    ["late", count("late")],
    ["not-yet", count("not-yet")],
    ["left", count("left")],
  ] as const;
  const byUrgency = people.toSorted((a, b) => standings.indexOf(a.standing) - standings.indexOf(b.standing));
  const at = (moment: Date) => timeOf(moment, locale, timeZone);
  return (
    <section aria-label={t("people")} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <dl aria-label={t("figures")} className="flex divide-x divide-line">
          {figures.map(([name, n]) => (
            <div key={name} className="flex flex-col px-5 first:pl-0">
              <dt className="text-xs text-fg-2">{t(`n:${name}`)}</dt>
              <dd className="num text-xl font-semibold">{n}</dd>
            </div>
          ))}
        </dl>
        <Link to="?roll" className={buttonClass("quiet")}>
          {t("roll")}
        </Link>
      </div>
      <Table caption={t("people")} density="tall">
        <TableHead>
          {(["person", "shift", "zone", "standing", "since"] as const).map((name) => (
            <TableHeading key={name}>{t(name)}</TableHeading>
          ))}
        </TableHead>
        <TableBody>
          {byUrgency.map((row) => (
            <TableRow key={row.assignmentId}>
              <TableCell heading>
                <span className="font-medium">{row.name}</span>
                <span className="block text-xs text-fg-2">
                  {row.code} · {row.role}
                </span>
              </TableCell>
              <TableCell label={t("shift")}>
                <p>
                  <span className="num">
                    {at(row.startsAt)}–{at(row.endsAt)}
                  </span>
                  <span className="block text-xs text-fg-2">{row.shift}</span>
                </p>
              </TableCell>
              <TableCell label={t("zone")}>{row.zone ?? "—"}</TableCell>
              <TableCell label={t("standing")}>
                <StatusLight tone={toneOfStanding[row.standing]} reason={remark(row, t)}>
                  {t(`is:${row.standing}`)}
                </StatusLight>
              </TableCell>
              <TableCell label={t("since")} className="num">
                {row.since ? at(row.since) : "—"}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

type Words = ReturnType<typeof useTranslations<"check-in">>;

/** The worker's own remark about being late, or an inconsistency in the register. */
function remark(
  { oddities, isOutside, lateMinutes, standing }: CheckIn["people"][number],
  t: Words,
): string | undefined {
  if (oddities > 0) return t("odd", { n: oddities });
  if (isOutside) return t("outside");
  return lateMinutes && (standing === "late" || standing === "not-yet")
    ? t("saidLate", { n: String(lateMinutes) })
    : undefined;
}
