import { useLocale, useTranslations } from "use-intl";
import { importOutcomes, type ImportCounts as Counts } from "@product/domain/imports/plan";
import { StatusLight } from "@product/ui/records/status-light";

const tones = { new: "ok", update: "info", unchanged: "idle", duplicate: "warn", error: "bad" } as const;

/** How the rows end up; what stays out leads to those rows. */
export function ImportCounts({ counts, heading }: { counts: Counts; heading: string }) {
  const t = useTranslations("worker-import");
  const numbers = new Intl.NumberFormat(useLocale());
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="mb-2 text-sm font-semibold">
        {heading}
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-5">
        {importOutcomes.map((outcome) => {
          const isOut = (outcome === "duplicate" || outcome === "error") && counts[outcome] > 0;
          const tone = counts[outcome] > 0 ? tones[outcome] : "idle";
          const inner = (
            <>
              <span className="num text-title">{numbers.format(counts[outcome])}</span>
              <StatusLight tone={tone}>{t(`count:${outcome}`)}</StatusLight>
            </>
          );
          const look = "flex h-full flex-col gap-1 px-4 py-3";
          return (
            <li key={outcome} className="bg-bg max-sm:odd:last:col-span-2">
              {isOut ? (
                <a href="#bad-rows" className={`${look} -outline-offset-2 hover:bg-bg-hover`}>
                  {inner}
                </a>
              ) : (
                <div className={look}>{inner}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
