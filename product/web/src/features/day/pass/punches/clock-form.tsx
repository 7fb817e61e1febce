import { useLocale, useTranslations } from "use-intl";
import { nextPunches, type PunchKind } from "@product/domain/day/punches";
import type { Instant } from "@product/domain/time/instant";
import type { Zone } from "@product/domain/time/zone";
import { classes } from "@product/ui/classes";
import { buttonClass } from "@product/ui/controls/button";
import { timeOf } from "#i18n/format.ts";
import { Icon } from "#features/day/pass/share/pass-icon.tsx";
import type { ShownPass } from "#features/day/pass/queries.server.ts";

/** The clock. It carries all shifts for which it will be open: on a page that was kept the script of the pass shows it when one opens. */
export function ClockForm({ pass, client }: { pass: ShownPass; client: string }) {
  const t = useTranslations("pass");
  const locale = useLocale();
  const { whereabouts, since, left, today, toClock, clocking } = pass;
  const shown = clocking ?? toClock[0];
  if (!shown) return null;
  const time = (at: Instant) => timeOf(new Date(at), locale, shown.zone as Zone);
  return (
    <form
      method="post"
      hidden={!clocking}
      data-clock={whereabouts}
      data-shifts={JSON.stringify(toClock)}
      data-above={today?.eventId}
      className="flex flex-col gap-2.5"
    >
      <input type="hidden" name="client" value={client} />
      <p data-clock-of hidden={shown.event === today?.eventId} className="font-semibold wrap-anywhere">
        {shown.name}
      </p>
      <p data-asks-position hidden={!shown.asksPosition} className="text-sm text-pretty text-fg-2">
        {t("asksPosition")}
      </p>
      <p
        data-keeps-nothing
        hidden
        className="rounded-control bg-warn-tint px-3 py-2 text-sm text-pretty text-warn-text"
      >
        {t("keepsNothing")}
      </p>
      {since !== undefined && (
        <output className="text-sm text-fg-2">
          {[t("inSince", { time: time(since) }), whereabouts === "resting" && t("resting")].filter(Boolean).join(" · ")}
        </output>
      )}
      {left && (
        <output className="text-sm text-fg-2">
          {t("clockedLast", { from: time(left.from), until: time(left.until) })}
        </output>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        {inReach.map((kind) => (
          <button
            key={kind}
            name="punch"
            value={kind}
            // The script of the pass shows what follows from a tap that waits to be sent.
            hidden={!nextPunches[whereabouts].includes(kind)}
            className={classes(
              buttonClass(nextPunches[whereabouts][0] === kind ? "primary" : "quiet", "large"),
              "px-2!",
            )}
          >
            <Icon name={icons[kind]} />
            {t(words[kind])}
          </button>
        ))}
      </div>
    </form>
  );
}

type Own = Exclude<PunchKind, "void">;
/** The likeliest first, wherever they are. */
const inReach = ["in", "break_end", "out", "break_start"] as const satisfies readonly Own[];
const words = {
  in: "clockIn",
  out: "clockOut",
  break_start: "restStart",
  break_end: "restEnd",
} as const satisfies Record<Own, string>;
const icons = { in: "enter", out: "leave", break_start: "cup", break_end: "check" } as const satisfies Record<
  Own,
  string
>;
