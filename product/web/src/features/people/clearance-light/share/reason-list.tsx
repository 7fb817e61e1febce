import { useTranslations } from "use-intl";
import type { Reason } from "@product/domain/clearance/verdict";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { toneOfVerdict } from "./tone-of-verdict.ts";
import { useReasonSentence, type ReasonWords } from "./reason-sentence.ts";

type ReasonListProps = {
  reasons: readonly Reason[];
  /** How many there are in all. */
  count: number;
  today: string;
  to?: ReasonWords["to"] | undefined;
};

/** Reasons with what they do and who can mend them. */
export function ReasonList({ reasons, count, today, to }: ReasonListProps) {
  const t = useTranslations("clearance");
  const say = useReasonSentence();
  const beyond = count - reasons.length;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {reasons.map((reason) => {
          const { headline: why, detail, mend } = say(reason, today, to);
          return (
            <li key={`${reason.code}${reason.from}${why}`} className="flex gap-2">
              <StatusGlyph tone={toneOfVerdict[reason.verdict]} className="mt-px" />
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="font-medium wrap-anywhere">{why}</span>
                <span className="text-xs text-fg-2">{detail}</span>
                <span className="text-xs text-fg-2">{mend}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {beyond > 0 && <p className="mt-3 border-t border-line pt-2 text-xs text-fg-2">{t("more", { n: beyond })}</p>}
    </>
  );
}
