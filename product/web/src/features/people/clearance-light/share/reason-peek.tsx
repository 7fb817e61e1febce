import { useTranslations } from "use-intl";
import type { Reason, Verdict } from "@product/domain/clearance/verdict";
import { PeekTrigger } from "@product/ui/overlays/peek-area";
import { StatusLight } from "@product/ui/records/status-light";
import { ReasonList } from "./reason-list.tsx";
import { toneOfVerdict } from "./tone-of-verdict.ts";
import { useReasonSentence } from "./reason-sentence.ts";

/** The clearance that a row knows: the gravest of the reasons, and their number. */
type RowClearance = { verdict: Verdict; reason: Reason | null; reasons: number; today: string };

/** The light of a row; what is behind it opens in the `PeekArea` around the rows, by the id of the row. */
export function useReasonLight() {
  const t = useTranslations("clearance");
  const say = useReasonSentence();
  return (id: string, { verdict, reason, reasons, today }: RowClearance) => {
    const headline = reason && say(reason, today).headline;
    const light = (
      <StatusLight
        tone={toneOfVerdict[verdict]}
        reason={headline && (reasons > 1 ? `${headline} +${reasons - 1}` : headline)}
      >
        {t(`verdict:${verdict}`)}
      </StatusLight>
    );
    return reason ? <PeekTrigger of={id}>{light}</PeekTrigger> : light;
  };
}

/** For a `PeekArea` of rows: why, for the row of that id. The route names the slice "clearance" among its messages. */
export function useReasonPeek(clearanceOf: (id: string) => RowClearance | undefined) {
  const t = useTranslations("clearance");
  return (id: string) => {
    const found = clearanceOf(id);
    if (!found?.reason) return undefined;
    return {
      label: t("why", { verdict: t(`verdict:${found.verdict}`) }),
      content: <ReasonList reasons={[found.reason]} count={found.reasons} today={found.today} />,
    };
  };
}
