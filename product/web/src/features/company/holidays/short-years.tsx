import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { inLocale } from "#i18n/locale.ts";
import { calendarsAddress } from "./schema.ts";
import type { ShortCalendar } from "./queries.server.ts";

/** Tells of calendars with fewer days than the law gives, each with the way to where they are added. */
export function ShortYears({ short, linked = false }: { short: readonly ShortCalendar[]; linked?: boolean }) {
  const t = useTranslations("holidays");
  const locale = useLocale();
  const { nameOf } = useNames();
  if (short.length === 0) return null;
  return (
    <Callout tone="warn">
      <ul className="flex flex-col gap-1">
        {short.map(({ id, year, has, lawful, asksForTown, ...named }) => (
          <li key={`${id} ${year}`}>
            {linked && (
              <>
                <Link to={`${inLocale(calendarsAddress, locale)}/${id}?year=${year}#days`} className="font-medium">
                  {nameOf(named)}
                </Link>
                {": "}
              </>
            )}
            {t("short", { year: String(year), has, lawful })} {asksForTown && t("shortTown")}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
