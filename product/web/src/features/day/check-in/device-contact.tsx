import { useLocale, useTranslations } from "use-intl";
import { dayAndTime } from "#i18n/format.ts";
import type { CheckIn } from "./check-in.page.tsx";

type Contact = { device: NonNullable<CheckIn["devices"]>[number]; timeZone: CheckIn["timeZone"] };

/** When a device last spoke, what waited there, and what is lost with a browser that was emptied. */
export function DeviceContact({ device, timeZone }: Contact) {
  const t = useTranslations("check-in");
  const locale = useLocale();
  const { pairedAt, lastSeenAt, waiting, emptiedAt, heardBeforeEmptied, waitingWhenEmptied } = device;
  const shownTime = (time: Date) => dayAndTime(time, locale, timeZone);
  return (
    <>
      {pairedAt && lastSeenAt && (
        <span className="block text-xs text-fg-2">
          {t("heard", { time: shownTime(lastSeenAt) })}
          {waiting ? ` · ${t("waitThere", { n: waiting })}` : ""}
        </span>
      )}
      {emptiedAt && (
        <span className="block text-xs text-warn-fg">
          {heardBeforeEmptied
            ? t("emptied", {
                time: shownTime(emptiedAt),
                heard: shownTime(heardBeforeEmptied),
                n: waitingWhenEmptied ?? 0,
              })
            : t("emptiedUnheard", { time: shownTime(emptiedAt) })}
        </span>
      )}
    </>
  );
}
