import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { weekdayAndTime } from "#i18n/format.ts";
import type { CheckIn } from "./check-in.page.tsx";

/** The list for handing in: what has not come back, and who has it. */
export function LoanPanel({ checkIn: { loans, timeZone, may } }: { checkIn: CheckIn }) {
  const t = useTranslations("check-in");
  const locale = useLocale();
  return (
    <section aria-labelledby="loans" className="flex flex-col gap-3">
      <div>
        <h2 id="loans" className="text-base font-semibold">
          {t("loans")}
        </h2>
        <p className="text-fg-2">{t("loansText", { n: loans.length })}</p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line">
        {loans.map(({ id, name, number, person, code, issuedAt }) => {
          const item = [name, number].filter(Boolean).join(" ");
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-2.5 text-compact">
              <p className="min-w-0 flex-1 basis-48">
                <span className="font-medium">{item}</span>
                <span className="block text-xs text-fg-2">
                  {person} · {code} · {weekdayAndTime(issuedAt, locale, timeZone)}
                </span>
              </p>
              {may.takeBack && (
                <Form method="post" action="?do=return-item">
                  <Button
                    type="submit"
                    look="quiet"
                    size="row"
                    name="loan"
                    value={id}
                    aria-label={t("returnedName", { name: person, item })}
                  >
                    {t("returned")}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
