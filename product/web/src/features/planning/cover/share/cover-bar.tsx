import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { CoverState } from "@product/domain/planning/staffing/cover";
import { Button } from "@product/ui/controls/button";
import { StatusLight } from "@product/ui/records/status-light";
import type { Tone } from "@product/ui/records/tone";
import type { Cover } from "#features/planning/cover/queries.server.ts";
import { timeOf } from "#i18n/format.ts";

const tones: Record<CoverState, Tone> = { running: "info", filled: "ok", stopped: "idle", exhausted: "warn" };

type CoverBarProps = { cover: Cover | undefined; slotId: string; mayStart: boolean; zone: string };

/** State of the search for cover of a place, with the way to start or stop it. */
export function CoverBar({ cover, slotId, mayStart, zone }: CoverBarProps) {
  const t = useTranslations("cover");
  const locale = useLocale();
  const isRunning = cover?.state === "running";
  if (!cover && !mayStart) return null;
  return (
    <section
      aria-label={t("title")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2.5 text-compact"
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        {cover ? (
          <>
            <p className="flex flex-wrap items-center gap-x-2">
              <b className="font-medium">{t("title")}</b>
              <StatusLight tone={tones[cover.state]}>{t(`is:${cover.state}`)}</StatusLight>
            </p>
            <p className="num text-xs text-fg-2">
              {t("facts", { waves: cover.waves, asked: cover.asked, waiting: cover.waiting })}
              {isRunning &&
                cover.waves > 0 &&
                ` · ${t("nextAt", { time: timeOf(new Date(cover.nextAt), locale, zone) })}`}
            </p>
          </>
        ) : (
          <p className="text-fg-2">{t("idle")}</p>
        )}
      </div>
      {isRunning && (
        <Form method="post" action={`?do=stop-cover&slot=${slotId}`} preventScrollReset>
          <input type="hidden" name="slotId" value={slotId} />
          <Button type="submit" look="quiet" aria-label={t("stopName")}>
            {t("stop")}
          </Button>
        </Form>
      )}
      {!isRunning && mayStart && (
        <Form method="post" action={`?do=start-cover&slot=${slotId}`} preventScrollReset>
          <input type="hidden" name="slotId" value={slotId} />
          <Button type="submit" look="quiet">
            {t("start")}
          </Button>
        </Form>
      )}
    </section>
  );
}
