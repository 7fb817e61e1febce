import { useTranslations } from "use-intl";
import type { Refusal } from "@product/domain/refusals";

/** Why an answer was not taken, said to the worker and not to the office. */
export function WhyRefused({ refusal }: { refusal: Refusal }) {
  const t = useTranslations("answers");
  if (refusal.code === "assignment.overlap") return t("overlap", { shifts: refusal.shifts });
  if (refusal.code === "assignment.full") return t("placeGone");
  if (refusal.code === "briefing.changed") return t("briefingChanged");
  if (refusal.code === "shift.findings") return t("againstRules");
  return t(refusal.code === "assignment.not-allowed" ? "notAllowed" : "failed");
}
