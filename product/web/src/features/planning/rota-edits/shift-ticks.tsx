import { useLocale, useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import { dayInWords } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { TickedShift } from "./queries.server.ts";
import { timesIn } from "./times-in.ts";

/** The shifts by day, all ticked at first; what was left out when it was refused stays left out. */
export function ShiftTicks({ rows, reply }: { rows: readonly TickedShift[]; reply: FormReply | undefined }) {
  const t = useTranslations("rota-edits");
  const locale = useLocale();
  const sent = reply && [reply.result.initialValue?.["seen"] ?? []].flat();
  return (
    <section aria-label={t("shifts")} className="flex flex-col gap-4">
      {[...Map.groupBy(rows, ({ day }) => day)].map(([day, dayRows]) => (
        <fieldset key={day} className="rounded-card border border-line">
          <legend className="ml-3 px-1 text-sm font-semibold">{dayInWords(day, locale)}</legend>
          <ul className="divide-y divide-line">
            {dayRows.map((row) => {
              const times = timesIn(row, row.timeZone, locale);
              return (
                <li key={row.id} className="flex items-start gap-3 px-3.5 py-2.5 text-compact">
                  <Checkbox
                    name="seen"
                    value={`${row.id}:${row.version}`}
                    defaultChecked={!sent || sent.some((each) => String(each).startsWith(row.id))}
                    label={t("include", { shift: `${row.title}, ${times}` })}
                    labelHidden
                  />
                  <span className="min-w-0 flex-1">
                    <b>{row.title}</b> <span className="num">{times}</span>
                    <span className="block text-fg-2">{[row.event, row.asks].filter(Boolean).join(" · ")}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </fieldset>
      ))}
    </section>
  );
}
