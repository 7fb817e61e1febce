import { useLocale, useTranslations } from "use-intl";
import { arrivals, type Arrival, type Attendance } from "@product/domain/day/attendance";
import { numberOf } from "#i18n/format.ts";

const fills: Record<Arrival, string> = {
  "on-time": "var(--ok)",
  "late-15": "var(--line-2)",
  "late-30": "var(--warn)",
  later: "var(--warn)",
  absent: "var(--bad)",
};

/** How people came, as one bar drawn on the server, and the same as a table. */
export function AttendanceChart({ attendance }: { attendance: Attendance }) {
  const t = useTranslations("time-tabs");
  const locale = useLocale();
  const all = arrivals.reduce((sum, kind) => sum + attendance[kind], 0);
  const starts = arrivals.map((_, place) => arrivals.slice(0, place).reduce((sum, kind) => sum + attendance[kind], 0));
  return (
    <section aria-labelledby="attendance" className="rounded-card border border-line px-3.5 py-2.5">
      <h2 id="attendance" className="text-sm font-semibold">
        {t("attendance")}
      </h2>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="my-2 block h-3 w-full">
        {arrivals.map((kind, place) => (
          <rect
            key={kind}
            x={(starts[place]! / all) * 100}
            width={(attendance[kind] / all) * 100}
            height="6"
            fill={fills[kind]}
          />
        ))}
      </svg>
      <table className="num text-left text-compact">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("attendance")}</th>
            <th scope="col">{t("lines")}</th>
          </tr>
        </thead>
        <tbody>
          {arrivals.map((kind) => (
            <tr key={kind}>
              <th scope="row" className="py-0.5 pr-8 font-normal">
                <i
                  aria-hidden
                  className="mr-2 inline-block size-2.5 rounded-[2px]"
                  style={{ background: fills[kind] }}
                />
                {t(`arrival:${kind}`)}
              </th>
              <td>{numberOf(attendance[kind], locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
