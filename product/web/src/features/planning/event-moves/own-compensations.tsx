import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import type { OwnCompensation } from "./queries.server.ts";

/** Which shifts say themselves what is owed, whatever is chosen for the event. */
export function OwnCompensations({ eventId, shifts }: { eventId: string; shifts: readonly OwnCompensation[] }) {
  const t = useTranslations("event-moves");
  const locale = useLocale();
  if (shifts.length === 0) return null;
  return (
    <div className="text-compact">
      <p className="text-pretty text-fg-2">{t("ownCompensation")}</p>
      <ul className="mt-1 list-disc ps-5">
        {shifts.map(({ id, title, compensation, lateHours }) => (
          <li key={id}>
            <Link to={inLocale(`/admin/events/${eventId}/shifts/${id}/terms`, locale)} className="underline">
              {title}
            </Link>
            {compensation && `: ${t(`compensation:${compensation}`)}`}
            {lateHours !== undefined && `. ${t("ownLateHours", { n: lateHours })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
