import { useTranslations } from "use-intl";
import { StatusPill } from "@product/ui/records/status-light";
import { usePermissionWords } from "#features/ground/permissions/share/permission-name.tsx";
import type { Verdict } from "./check-access.server.ts";
import { groupName, usePlaceWords } from "./group-words.ts";

const tones = { yes: "ok", somewhere: "warn", no: "bad" } as const;
const sentences = { yes: "yes", somewhere: "yesSomewhere", no: "no" } as const;

/** The answer first, then the permission it takes, then the ways by which it comes. */
type CheckVerdictProps = { verdict: Verdict; placeNames: Record<string, string>; locale: string };

export function CheckVerdict({ verdict, placeNames, locale }: CheckVerdictProps) {
  const t = useTranslations("groups");
  const words = usePermissionWords();
  const placeOf = usePlaceWords(placeNames);
  const { name, permission, answer, paths, owesStep } = verdict;
  return (
    <div className="flex max-w-3xl flex-col items-start gap-2 rounded-card border border-line p-4">
      <StatusPill tone={tones[answer]}>{t(sentences[answer], { name })}</StatusPill>
      <p className="text-compact">{t("needs", { permission: words.whole(permission) })}</p>
      {paths.length === 0 && <p className="text-compact text-fg-2">{t("noPath", { name })}</p>}
      <ul className="flex flex-col gap-1 text-compact empty:hidden">
        {paths.map(({ group, scope }) => (
          <li key={`${group.id} ${placeOf(scope)}`}>
            {t("path", {
              group: groupName(group, locale),
              where: scope === "all" ? t("pathEverywhere") : placeOf(scope),
            })}
          </li>
        ))}
      </ul>
      {owesStep && <p className="text-compact text-warn-text">{t("owesStep", { name })}</p>}
    </div>
  );
}
