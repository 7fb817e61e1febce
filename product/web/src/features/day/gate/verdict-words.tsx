/** Title of the verdict on the screen, and the sentence below it. */
import { useLocale, useTranslations } from "use-intl";
import { isStaffed } from "@product/domain/day/devices";
import { timeOf } from "#i18n/format.ts";
import type { Scanned } from "./commands.server.ts";
import type { Gate } from "./gate-shown.ts";

/** One of the lights, or what it is about where that is no entry. */
export function Word({ gate, scanned: { verdict, loans, isUnkept } }: { gate: Gate; scanned: Scanned }) {
  const t = useTranslations("gate");
  const { light, code } = verdict;
  if (isUnkept) return t("unkept");
  if (light !== "go") return t(`light:${light}`);
  if (code === "already-in") return t("alreadyIn");
  if (code === "to-break") return t("onBreak");
  if (code === "from-break") return t("backFromBreak");
  if (code === "out" && loans.length > 0)
    return t(isStaffed(gate.profile) ? "takeBack" : "giveBack", { items: loans.map(nameOf).join(", ") });
  return code === "out" || code === "zone-out" ? t("goodbye") : t(`light:${light}`);
}

export const nameOf = ({ name, number }: Scanned["loans"][number]) => [name, number].filter(Boolean).join(" ");

/** Since when, how long, or what is doubtful. */
export function Says({
  gate,
  scanned: { verdict, punch, lastAt, isTraining, isUnkept },
}: {
  gate: Gate;
  scanned: Scanned;
}) {
  const t = useTranslations("gate");
  const locale = useLocale();
  const { code, minutes } = verdict;
  const at = punch ? new Date(punch.at) : lastAt === undefined ? undefined : new Date(lastAt);
  const time = at ? timeOf(at, locale, gate.timeZone) : "";
  if (isUnkept) return t("unkeptText");
  if (isTraining && verdict.light === "go" && code !== "already-in") return t("says:training");
  if (code === "early" || code === "late") return t(`says:${code}`, { n: minutes });
  if (code === "from-break") return t("says:from-break", { n: minutes, time });
  switch (code) {
    case "in":
    case "out":
    case "to-break":
    case "already-in":
    case "zone-in":
    case "zone-out":
      return t(`says:${code}`, { time });
    default:
      return t(`says:${code}`);
  }
}
