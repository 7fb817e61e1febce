import { useLocale, useTranslations } from "use-intl";
import { dayAndTime } from "#i18n/format.ts";
import type { Stint } from "./queries.server.ts";

type Action = NonNullable<Stint["removed"]>;

/** The people who put a worker into a list or took them out, when and why, newest first. */
export function StintList({ stints, timeZone }: { stints: readonly Stint[]; timeZone: string }) {
  const t = useTranslations("lists");
  if (stints.length === 0) return <p className="text-compact text-fg-2">{t("neverIn")}</p>;
  const actions = stints.flatMap(({ added, removed }) => [
    ...(removed ? [{ act: removed, isAdded: false }] : []),
    { act: added, isAdded: true },
  ]);
  return (
    <ol aria-label={t("stints")} className="flex flex-col">
      {actions.map(({ act, isAdded }) => (
        <Entry key={`${act.at.getTime()} ${isAdded}`} act={act} isAdded={isAdded} timeZone={timeZone} />
      ))}
    </ol>
  );
}

function Entry({ act: { who, at, reason }, isAdded, timeZone }: { act: Action; isAdded: boolean; timeZone: string }) {
  const t = useTranslations("lists");
  const locale = useLocale();
  const by =
    who.kind === "system"
      ? t(isAdded ? "addedBySystem" : "removedBySystem")
      : t(isAdded ? "addedBy" : "removedBy", { name: who.name ?? t("someoneGone") });
  return (
    <li className="border-b border-line py-3 text-compact last:border-b-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{by}</span>
        <time dateTime={at.toISOString()} className="num text-fg-3">
          {dayAndTime(at, locale, timeZone)}
        </time>
      </p>
      <p className={reason ? "mt-0.5 wrap-anywhere" : "mt-0.5 text-fg-3"}>{reason || t("noReason")}</p>
    </li>
  );
}
