import { useTranslations } from "use-intl";
import { isOver, takesPlace, type AssignmentState } from "@product/domain/planning/assignments";
import { Badge } from "@product/ui/records/badge";
import type { Tone } from "@product/ui/records/tone";

/** How it stands with someone's place. A page that uses it names the messages of `assignments`. */
export function AssignmentBadge({ state }: { state: AssignmentState }) {
  const t = useTranslations("assignments");
  return (
    <Badge tone={toneOf(state)} outline={state === "staged"}>
      {t(`state:${state}`)}
    </Badge>
  );
}

function toneOf(state: AssignmentState): Tone {
  if (isOver(state)) return state === "no_show" ? "bad" : "idle";
  if (state === "reconfirm_pending") return "warn";
  return takesPlace(state) ? "ok" : "info";
}
