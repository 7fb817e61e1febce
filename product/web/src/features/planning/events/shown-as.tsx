import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import { eventsAddress } from "./schema.ts";

const ways = { list: "asList", calendar: "asCalendar", board: "asBoard" } as const;
const at = { list: "", calendar: "/calendar", board: "/board" };

/** The same events as a list, on a calendar or on a board by status; what is filtered by goes along. */
export function ShownAs({ current }: { current: keyof typeof ways }) {
  const t = useTranslations("events");
  const locale = useLocale();
  const { search } = useLocation();
  return (
    <nav aria-label={t("shownAs")} className="flex rounded-control bg-bg-muted p-0.5 text-compact">
      {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
        <Link
          key={way}
          to={`${inLocale(`${eventsAddress}${at[way]}`, locale)}${search}`}
          aria-current={way === current ? "page" : undefined}
          className="flex h-7 items-center justify-center rounded-[5px] px-2.5 font-medium text-fg-2 hover:text-fg aria-[current=page]:bg-bg-raised aria-[current=page]:text-fg aria-[current=page]:shadow-1 max-sm:grow pointer-coarse:h-10"
        >
          {t(ways[way])}
        </Link>
      ))}
    </nav>
  );
}
