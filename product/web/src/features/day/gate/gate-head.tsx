import { useSyncExternalStore } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Icon } from "#features/day/pass/share/pass-icon.tsx";
import { timeOf } from "#i18n/format.ts";
import type { Gate } from "./gate-shown.ts";
import { useAwake } from "./use-awake.ts";
import { useLine } from "./offline/use-line.ts";

/** Where this device stands, how many are inside, and whether it reaches the server. */
export function GateHead({ gate }: { gate: Gate }) {
  const t = useTranslations("gate");
  useAwake();
  return (
    <>
      {gate.isTraining && <p className="gate-training">{t("training")}</p>}
      <Head gate={gate} />
    </>
  );
}

function Head({ gate }: { gate: Gate }) {
  const t = useTranslations("gate");
  return (
    <header className="flex min-h-15 shrink-0 flex-wrap items-center justify-between gap-x-3 px-5 py-2 text-base">
      <p className="flex min-w-0 items-center gap-1.75">
        <Icon name="door" />
        <b className="truncate font-semibold">{gate.name}</b>
        <span className="shrink-0 tabular-nums">{t("inside", { n: gate.inside })}</span>
      </p>
      <output className="flex min-w-0 flex-wrap items-center gap-1.75 text-[15px] font-medium tabular-nums">
        <Standing gate={gate} />
      </output>
    </header>
  );
}

function Standing({ gate: { snapshotKey, timeZone } }: { gate: Gate }) {
  const t = useTranslations("gate");
  const locale = useLocale();
  const { isOffline, since, waiting, unkept, unreadable } = useLine(snapshotKey);
  if (unkept > 0)
    return (
      <>
        <Icon name="cloudOff" />
        {t("unkeptHere", { n: unkept })}
      </>
    );
  return (
    <>
      <Icon name={isOffline ? "cloudOff" : "net"} />
      {isOffline && since !== undefined
        ? t("offlineSince", { time: timeOf(new Date(since), locale, timeZone), n: waiting })
        : waiting > 0
          ? t("sending", { n: waiting })
          : t("online")}
      {unreadable > 0 && <span className="basis-full text-sm text-warn-fg">{t("unreadable", { n: unreadable })}</span>}
    </>
  );
}

/** Over plain http there is neither camera nor a list to keep; whoever sets the device up should know. */
export function SecureHint() {
  const t = useTranslations("gate");
  const isSecure = useSyncExternalStore(
    () => () => undefined,
    () => isSecureContext,
    () => true,
  );
  return isSecure ? null : <p className="text-sm text-pretty text-warn-fg">{t("notSecure")}</p>;
}
