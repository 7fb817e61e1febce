import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Pagination } from "@product/ui/records/pagination";
import type { TimeScreen } from "./time.page.tsx";
import { useTimeLink } from "./use-time-link.ts";

export function MoreLines({ screen }: { screen: TimeScreen }) {
  const t = useTranslations("time");
  const to = useTimeLink(screen);
  const { next, query, perPage } = screen;
  if (!next && !query.after) return null;
  return (
    <Pagination
      labels={{ pagination: t("pages"), previous: t("firstLines"), next: t("nextLines") }}
      summary={t("perPage", { n: perPage })}
      previous={query.after ? <Link to={to({})} /> : undefined}
      next={next ? <Link to={to({ after: next })} /> : undefined}
    />
  );
}
