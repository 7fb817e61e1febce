import { useTranslations } from "use-intl";
import type { ShownPass } from "./queries.server.ts";

/** Items that the worker was handed at the gate and has to bring back. */
export function Loans({ pass: { loans } }: { pass: ShownPass }) {
  const t = useTranslations("pass");
  if (loans.length === 0) return null;
  return (
    <section aria-labelledby="loans" className="pass-card mt-3.5 print:hidden">
      <h2 id="loans" className="text-base font-semibold">
        {t("toReturn")}
      </h2>
      <ul className="flex flex-col gap-1">
        {loans.map(({ id, name, number }) => (
          <li key={id} className="wrap-anywhere">
            {[name, number].filter(Boolean).join(" ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
