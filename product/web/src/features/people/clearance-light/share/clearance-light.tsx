import { useTranslations } from "use-intl";
import type { Reason, Verdict } from "@product/domain/clearance/verdict";
import { Peek } from "@product/ui/overlays/peek";
import { StatusLight, StatusPill } from "@product/ui/records/status-light";
import { ReasonList } from "./reason-list.tsx";
import { toneOfVerdict } from "./tone-of-verdict.ts";
import { useReasonSentence, type ReasonWords } from "./reason-sentence.ts";

type ClearanceLightProps = {
  verdict: Verdict;
  /** Those that are known here, the gravest first. A list knows only the first. */
  reasons?: readonly Reason[] | undefined;
  /** How many there are in all. */
  count?: number | undefined;
  /** In a row with the top reason under the word; or a large pill for the head of a record. */
  size?: "row" | "pill" | undefined;
  /** The day that it is where they work; reasons are said from there. */
  today: string;
  to?: ReasonWords["to"] | undefined;
};

/**
 * May they work? Sign, word and top reason; on hover, focus or touch the reasons with what they do and who can mend them.
 * The route names the slice "clearance" among its messages.
 */
export function ClearanceLight({
  verdict,
  reasons = [],
  count = reasons.length,
  size,
  today,
  to,
}: ClearanceLightProps) {
  const t = useTranslations("clearance");
  const say = useReasonSentence();
  const word = t(`${to === "worker" ? "yours" : "verdict"}:${verdict}`);
  const tone = toneOfVerdict[verdict];
  const [first] = reasons;
  const headline = first && say(first, today, to).headline;
  const light =
    size === "pill" ? (
      <StatusPill tone={tone}>{word}</StatusPill>
    ) : (
      <StatusLight tone={tone} reason={headline && (count > 1 ? `${headline} +${count - 1}` : headline)}>
        {word}
      </StatusLight>
    );
  if (!first) return light;
  return (
    <Peek label={t("why", { verdict: word })} trigger={light}>
      <ReasonList reasons={reasons} count={count} today={today} to={to} />
    </Peek>
  );
}
