import { useTranslations } from "use-intl";
import { hourKinds, type HourSplit } from "@product/domain/day/hours";
import { hoursAndMinutes } from "#i18n/format.ts";

/** `7 h 30 = 5 h 10 ordinary + 2 h 20 night`. */
export function useSplitSentence() {
  const t = useTranslations("time");
  return (minutes: number, split: HourSplit): string => {
    const kinds = hourKinds.toReversed().filter((kind) => split[kind]);
    const parts = kinds.map((kind) => t(`kind:${kind}`, { hours: hoursAndMinutes(split[kind]!) }));
    return parts.length === 0 ? hoursAndMinutes(minutes) : `${hoursAndMinutes(minutes)} = ${parts.join(" + ")}`;
  };
}
