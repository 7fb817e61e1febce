import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Reason } from "@product/domain/clearance/verdict";
import { buttonClass } from "@product/ui/controls/button";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { toneOfVerdict } from "./share/tone-of-verdict.ts";
import type { PanelProps } from "./share/clearance-panel.tsx";
import { fixAddress } from "./share/fix-address.ts";
import { isOnTheWay, useReasonSentence } from "./share/reason-sentence.ts";

type ReasonRowProps = PanelProps & { reason: Reason; isComing?: boolean };

/** A reason, its effect, and the way to mend it; where this reader cannot, who can. */
export function ReasonRow({ reason, isComing = false, clearance, record, moves }: ReasonRowProps) {
  const moveWord = useTranslations("worker-page");
  const { headline, detail, fix, mend } = useReasonSentence()(reason, clearance.year.from);
  const address = clearance.can.includes(reason.fix.action) ? fixAddress(reason, moves) : undefined;
  const move = address?.startsWith("?move=") ? (address.slice(6) as PanelProps["moves"][number]) : undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-2 py-2.5">
      <StatusGlyph tone={toneOf()} className="mt-0.5 self-start" />
      <div className="flex min-w-0 flex-[1_1_12rem] flex-col">
        <p className="text-compact font-medium wrap-anywhere">{headline}</p>
        <p className="text-xs text-fg-2 text-pretty">{detail}</p>
        {!address && <p className="text-xs text-fg-2 text-pretty">{mend}</p>}
      </div>
      {address && (
        <Link
          to={`${record}${address}`}
          title={mend}
          aria-label={`${move ? moveWord(`move:${move}`) : fix}: ${headline}`}
          className={`${buttonClass("quiet", "row")} max-sm:ml-6.5 max-sm:h-9`}
        >
          {move ? moveWord(`move:${move}`) : fix}
        </Link>
      )}
    </li>
  );

  function toneOf() {
    if (isComing) return "warn";
    if (clearance.isMoot && isOnTheWay(clearance.status)) return "idle";
    return reason.params["waiting"] === true && reason.verdict === "WARN" ? "info" : toneOfVerdict[reason.verdict];
  }
}
