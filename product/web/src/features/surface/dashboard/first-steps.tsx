import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { inLocale } from "#i18n/locale.ts";
import { Card } from "./card.tsx";
import type { FirstStep } from "./first-steps.server.ts";

const ways: Record<FirstStep, readonly { at: string; word: "create" | "import" | "invite" | "choose" }[]> = {
  company: [{ at: "/admin/settings/entities/create", word: "create" }],
  venue: [{ at: "/admin/venues/create", word: "create" }],
  role: [{ at: "/admin/settings/roles", word: "choose" }],
  worker: [
    { at: "/admin/workers/import", word: "import" },
    { at: "/admin/workers/create", word: "create" },
  ],
  colleague: [{ at: "/admin/staff/invite", word: "invite" }],
};

/** In the order in which one needs the other; the first that is missing stands out. */
export function FirstSteps({ done }: { done: Record<FirstStep, boolean> }) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const steps = Object.keys(ways) as FirstStep[];
  const next = steps.find((step) => !done[step]);
  const count = steps.filter((step) => done[step]).length;
  return (
    <Card title={t("firstSteps")} end={t("firstStepsDone", { n: count, of: steps.length })}>
      <ol className="divide-y divide-line">
        {steps.map((step) => (
          <li key={step} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-compact">
            <span
              aria-hidden
              className="flex size-5 shrink-0 items-center justify-center rounded-full border border-line-2 data-done:border-transparent data-done:bg-ok-tint"
              data-done={done[step] || undefined}
            >
              {done[step] && <Glyph name="check" size={14} className="text-ok" />}
            </span>
            <span className="min-w-0 flex-[1_1_16rem]">
              <span className="font-medium">{t(`step:${step}`)}</span>
              {done[step] && <span className="sr-only"> ({t("stepDone")})</span>}
              {!done[step] && <span className="block text-fg-2">{t(`stepWhy:${step}`)}</span>}
            </span>
            {!done[step] &&
              ways[step].map(({ at, word }) => (
                <Link
                  key={at}
                  to={inLocale(at, locale)}
                  aria-label={`${t(`stepWay:${word}`)}: ${t(`step:${step}`)}`}
                  className={buttonClass(step === next ? "primary" : "quiet", "row")}
                >
                  {t(`stepWay:${word}`)}
                </Link>
              ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
