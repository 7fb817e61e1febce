import { useTranslations } from "use-intl";
import type { MoveName } from "@product/domain/people/worker-states";
import type { ShownClearance } from "#features/people/clearance-light/queries.server.ts";
import { ClearanceYear } from "#features/people/clearance-light/clearance-year.tsx";
import { ClearChecks } from "#features/people/clearance-light/clear-checks.tsx";
import { Fold } from "#features/people/clearance-light/fold.tsx";
import { ReasonRow } from "#features/people/clearance-light/reason-row.tsx";

export type PanelProps = {
  clearance: ShownClearance;
  /** The address of the record, in the reader's language. */
  record: string;
  moves: readonly MoveName[];
  roles: readonly { id: string; name: string }[];
};

/** Why someone may or may not work, what would mend it, and how it goes on over the year. Needs no script. */
export function ClearancePanel(props: PanelProps) {
  const t = useTranslations("clearance");
  const { reasons, coming, isMoot, pack } = props.clearance;
  const [atOnce, folded] = isMoot
    ? [reasons.filter(({ code }) => code === "status"), reasons.filter(({ code }) => code !== "status")]
    : [reasons.slice(0, mostShown), reasons.slice(mostShown)];
  return (
    <section
      aria-label={t("clearance")}
      className="mb-4 grid rounded-panel border border-line xl:grid-cols-[minmax(0,440px)_minmax(0,1fr)]"
    >
      <div className={isMoot ? "px-4 pt-3.5 pb-2 xl:col-span-2" : "px-4 pt-3.5 pb-2 xl:border-r xl:border-line"}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
          <h2 className="text-sm font-semibold">{isMoot ? t("standing") : t("reasons", { n: reasons.length })}</h2>
          <p className="text-xs text-fg-3">{t("computed", { pack })}</p>
        </header>
        <ul className="divide-y divide-line">
          {atOnce.map((reason) => (
            <ReasonRow key={keyOf(reason)} reason={reason} {...props} />
          ))}
        </ul>
        {coming.length > 0 && !isMoot && (
          <>
            <h3 className="mt-2 border-t border-line pt-2.5 text-xs font-medium text-fg-2">{t("coming")}</h3>
            <ul className="divide-y divide-line">
              {coming.map((reason) => (
                <ReasonRow key={keyOf(reason)} reason={reason} isComing {...props} />
              ))}
            </ul>
          </>
        )}
        {folded.length > 0 && (
          <Fold title={t(isMoot ? "alsoOpen" : "more", { n: folded.length })}>
            <ul className="divide-y divide-line">
              {folded.map((reason) => (
                <ReasonRow key={keyOf(reason)} reason={reason} {...props} />
              ))}
            </ul>
          </Fold>
        )}
        <ClearChecks {...props} />
      </div>
      {!isMoot && <ClearanceYear {...props} />}
    </section>
  );
}

const mostShown = 4;

type Keyed = ShownClearance["reasons"][number];
const keyOf = ({ code, from, fix }: Keyed): string =>
  `${code} ${from} ${fix.documentTypeId ?? fix.qualificationId ?? ""}`;
