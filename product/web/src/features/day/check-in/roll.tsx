import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { timeOf } from "#i18n/format.ts";
import type { CheckIn } from "./check-in.page.tsx";

/** The evacuation roll: people inside, by zone, to call out or print. */
export function Roll({ checkIn: { people, loans, timeZone, now } }: { checkIn: CheckIn }) {
  const t = useTranslations("check-in");
  const locale = useLocale();
  const inside = people.filter(({ standing }) => standing === "there" || standing === "resting");
  const byZone = [...Map.groupBy(inside, ({ isIn }) => isIn ?? "")].toSorted(([a], [b]) => a.localeCompare(b, locale));
  const itemsOf = Map.groupBy(loans, ({ code }) => code);
  return (
    <section aria-labelledby="roll" className="flex flex-col gap-5 pt-4 pb-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id="roll" className="text-lg font-semibold">
            {t("roll")}
          </h2>
          <p className="text-fg-2">
            {t("rollText", { n: inside.length })} {t("rollAt", { time: timeOf(now, locale, timeZone) })}
          </p>
        </div>
        <Link to="?" className={`${buttonClass("quiet")} print:hidden`}>
          {t("back")}
        </Link>
      </div>
      {byZone.map(([zone, here]) => (
        <section key={zone} aria-label={zone || t("noZone")}>
          <h3 className="mb-2 text-sm font-semibold">
            {zone || t("noZone")} <span className="num font-normal text-fg-2">{here.length}</span>
          </h3>
          <ul className="columns-1 gap-8 sm:columns-2 lg:columns-3">
            {here.map(({ assignmentId, name, code, role }) => (
              <li key={assignmentId} className="break-inside-avoid border-b border-line py-1.5">
                <span className="font-medium">{name}</span>{" "}
                <span className="text-xs text-fg-2">
                  {code} · {role}
                </span>
                {itemsOf.has(code) && (
                  <span className="block text-xs">
                    {itemsOf
                      .get(code)!
                      .map(({ name: item, number }) => [item, number].filter(Boolean).join(" "))
                      .join(", ")}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
