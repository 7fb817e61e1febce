import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { StatusLight } from "@product/ui/records/status-light";
import { dayAndTime, daySpan, hoursAndMinutes, listOf, moneyOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { BatchScreen } from "./batches.page.tsx";
import { batchAnchor, batchesAddress } from "./schema.ts";

type Batch = BatchScreen["rows"][number];

export function BatchList({ rows }: { rows: readonly Batch[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {rows.map((batch) => (
        <li
          key={batch.id}
          id={batchAnchor(batch.id)}
          className="target:bg-bg-selected flex flex-wrap items-start gap-x-6 gap-y-2 px-3.5 py-3 text-compact"
        >
          <BatchFacts batch={batch} />
          <span className="ml-auto flex gap-2 max-sm:ml-0">
            {(["csv", "xlsx"] as const).map((type) => (
              <Download key={type} batch={batch} type={type} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function BatchFacts({ batch }: { batch: Batch }) {
  const t = useTranslations("payroll");
  const locale = useLocale();
  const { kind, number, client, corrects, correctedBy, amount, currency } = batch;
  const counted = (numbers: readonly number[]) => ({ n: numbers.length, numbers: listOf(numbers.map(String), locale) });
  return (
    <div className="num min-w-0 flex-[1_1_20rem]">
      <p>
        <b className="font-medium">{t(`kind:${kind}`, { number: String(number), client: client ?? "" })}</b>{" "}
        <span className="text-fg-2">
          {batch.entity}, {daySpan(batch.firstDay, batch.lastDay, locale)}
          {corrects.length > 0 && `, ${t("corrects", counted(corrects))}`}
        </span>
      </p>
      {correctedBy.length === 0 ? (
        <StatusLight tone="ok">{t("stands")}</StatusLight>
      ) : (
        <StatusLight tone="idle">{t("void", counted(correctedBy))}</StatusLight>
      )}
      <p>
        {t("totals", { n: batch.lines, hours: hoursAndMinutes(batch.minutes) })}
        {amount !== null && amount > 0 && `, ${moneyOf(amount, currency, locale)}`}
      </p>
      <p className="text-fg-2">
        {t("madeBy", {
          when: dayAndTime(batch.madeAt, locale, batch.timeZone),
          name: batch.madeBy ?? t("someone"),
        })}
      </p>
      <code className="block text-xs break-all text-fg-2">{batch.hash}</code>
    </div>
  );
}

function Download({ batch, type }: { batch: Batch; type: "csv" | "xlsx" }) {
  const t = useTranslations("payroll");
  const locale = useLocale();
  const file = type.toUpperCase();
  return (
    <Form method="post" reloadDocument action={inLocale(`${batchesAddress}/${batch.id}/${type}`, locale)}>
      <Button type="submit" look="quiet">
        {t("download", { file })}
      </Button>
    </Form>
  );
}
