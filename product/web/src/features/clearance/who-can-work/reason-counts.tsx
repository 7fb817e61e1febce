import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Reason } from "@product/domain/clearance/verdict";
import type { WorkerStatus } from "@product/domain/people/workers";
import { Count } from "@product/ui/records/badge";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { countUpTo } from "#i18n/format.ts";
import type { Tally } from "./tally.ts";

type ReasonCountsProps = {
  tally: readonly Tally[];
  current: string;
  /** The address of those who have a reason; of all again without one. */
  narrowedAddress: (key: string) => string;
};

/** How many for which reason: each the way to just those people, and back. */
export function ReasonCounts({ tally, current, narrowedAddress }: ReasonCountsProps) {
  const t = useTranslations("who-can-work");
  const locale = useLocale();
  const name = useReasonName();
  return (
    <section aria-labelledby="reasons" className="mt-4 mb-3">
      <h2 id="reasons" className="mb-2 text-sm font-semibold">
        {t("reasons")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {tally.map(({ key, reason, people }) => {
          const isCurrent = key === current;
          return (
            <li key={key} className="max-w-full">
              <Link
                to={narrowedAddress(isCurrent ? "" : key)}
                aria-current={isCurrent ? "true" : undefined}
                className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-control border border-line-2 px-2.5 py-1 text-compact hover:bg-bg-hover aria-[current]:border-primary aria-[current]:bg-bg-selected aria-[current]:font-medium pointer-coarse:min-h-11"
              >
                <StatusGlyph tone={reason.verdict === "BLOCK" ? "bad" : "warn"} size={14} />
                <span className="min-w-0 wrap-anywhere">{name(reason)}</span>
                <Count>{countUpTo(people, Number.MAX_SAFE_INTEGER, locale)}</Count>
              </Link>
            </li>
          );
        })}
        {current && (
          <li>
            <Link
              to={narrowedAddress("")}
              className="touch-target inline-flex min-h-8 items-center text-compact text-fg-2 underline underline-offset-3"
            >
              {t("everyReason")}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Name of a reason that many workers share, without the days of any one of them. */
function useReasonName() {
  const t = useTranslations("who-can-work");
  const workers = useTranslations("workers");
  const locale = useLocale();
  return ({ code, params }: Reason) => {
    if (code === "status") return t("count:status", { status: workers(`status:${params["status"] as WorkerStatus}`) });
    const name = String(params[locale === "es" ? "nameEs" : "nameEn"] ?? "");
    // This reader may not know which document the reason is about.
    if (code === "document.missing" && name === "") return t("count:document/missing:discreet");
    return t(`count:${code.replace(".", "/")}` as "count:document/missing", { name });
  };
}
