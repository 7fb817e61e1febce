import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { moveAddress } from "#features/planning/rota-moves/schema.ts";
import { inLocale } from "#i18n/locale.ts";
import type { RotaShift } from "./queries.server.ts";

type MoveLinkProps = { shift: RotaShift; what: string; assignmentId?: string };

/** A drag in the grid as a form: other times for the shift, or another worker on the place. */
export function MoveLink({ shift, what, assignmentId }: MoveLinkProps) {
  const t = useTranslations("rota");
  const { search } = useLocation();
  const to = new URLSearchParams(search);
  if (assignmentId) to.set("assignment", assignmentId);
  const query = to.size > 0 ? `?${to.toString()}` : "";
  return (
    <Link
      to={inLocale(moveAddress(shift.id), useLocale()) + query}
      aria-label={t("moveWhat", { what })}
      className={`${buttonClass("ghost")} shrink-0`}
    >
      {t("move")}
    </Link>
  );
}
