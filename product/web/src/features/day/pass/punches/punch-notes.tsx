import { useTranslations } from "use-intl";

/** Where the script of the pass tells what was tapped here and has not come, and what became of the rest. */
export function PunchNotes({ withoutPass = false }: { withoutPass?: boolean }) {
  const t = useTranslations("pass");
  const [time, what] = ["{time}", "{what}"];
  const words = {
    in: t("clockIn"),
    out: t("clockOut"),
    break_start: t("restStart"),
    break_end: t("restEnd"),
    waiting: t("punch:waiting", { time, what }),
    unkept: t("punch:unkept", { time, what }),
    taken: t("punch:taken", { time, what }),
    aside: t("punch:aside", { time, what }),
    refused: t("punch:refused", { time, what }),
    "not-theirs": t("punch:not-theirs", { time, what }),
  };
  return (
    <section
      aria-label={t("yourPunches")}
      data-punches={JSON.stringify(words)}
      hidden
      className="mt-3.5 rounded-control bg-bg-muted px-3 py-2 text-sm print:hidden"
    >
      <ul aria-live="polite" className="flex flex-col gap-1" />
      <p data-needs-pass hidden={!withoutPass} className="pt-1 text-pretty text-fg-2">
        {t("punchesNeedPass")}
      </p>
    </section>
  );
}

/** Shown by the script of the pass where there is no net. */
export function NeedsNet() {
  const t = useTranslations("pass");
  return (
    <p data-needs-net hidden className="col-span-full text-sm text-fg-2">
      {t("needsNet")}
    </p>
  );
}

/** Shown in the place of an answer: by the worker of the browser where none came, else by the server. */
export function Unsent({ isUnsent }: { isUnsent: boolean }) {
  const t = useTranslations("pass");
  return (
    <p
      data-unsent
      hidden={!isUnsent}
      role="alert"
      className="mb-2 rounded-control bg-warn-tint px-3 py-2 text-sm text-pretty text-warn-text"
    >
      {t("unsent")}
    </p>
  );
}
