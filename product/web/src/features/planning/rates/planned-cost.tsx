import { useLocale, useTranslations } from "use-intl";
import { moneyOf, numberOf } from "#i18n/format.ts";
import type { RatesScreen } from "./queries.server.ts";

type PlannedCostProps = { planned: NonNullable<RatesScreen["planned"]>; currency: "EUR" | "GBP" };

/** Cost and revenue with every place filled; places without a rate are named and not counted. */
export function PlannedCost({ planned: { minutes, pay, charge }, currency }: PlannedCostProps) {
  const t = useTranslations("rates");
  const locale = useLocale();
  const without = Math.max(pay.without, charge.without);
  const figures = [
    [t("hours"), numberOf(Math.round(minutes / 6) / 10, locale)],
    [t("cost"), moneyOf(pay.amount, currency, locale)],
    [t("income"), moneyOf(charge.amount, currency, locale)],
    ...(without === 0 ? [[t("margin"), moneyOf(charge.amount - pay.amount, currency, locale)]] : []),
  ] as const;
  return (
    <section aria-labelledby="planned-cost" className="max-w-3xl rounded-card border border-line p-4">
      <h2 id="planned-cost" className="mb-2 text-sm font-semibold">
        {t("planned")}
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-compact">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-fg-2">{name}</dt>
            <dd className="num text-base font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {without > 0 && <p className="mt-2 text-compact text-fg-2">{t("without", { n: without })}</p>}
    </section>
  );
}
