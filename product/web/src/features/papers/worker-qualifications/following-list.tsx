import { useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import type { PageData } from "./qualifications.page.tsx";

/** Qualifications never entered, because they follow from a higher one. */
export function FollowingList({ page: { following } }: { page: PageData }) {
  const t = useTranslations("worker-qualifications");
  if (following.length === 0) return null;
  return (
    <section aria-labelledby="following" className="flex flex-col gap-2">
      <h2 id="following" className="text-sm font-semibold">
        {t("following")}
      </h2>
      <ul className="flex flex-col gap-2">
        {following.map(({ qualificationId, name, through, isValid }) => (
          <li key={qualificationId}>
            <StatusLight tone={isValid ? "ok" : "idle"}>
              {t(isValid ? "countsAs" : "countsOnce", { name, through })}
            </StatusLight>
          </li>
        ))}
      </ul>
    </section>
  );
}
