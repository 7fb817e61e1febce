import { Link, useLocation, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { StatusLight } from "@product/ui/records/status-light";
import type { Onboarding } from "#features/papers/onboarding/queries.server.ts";
import { dayOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { stepsOf, type Step } from "./steps.ts";

/** All that someone still owes before they start, each with how it stands and the way to it. The route names the messages of `onboarding`. */
export function OnboardingScreen({ behind, token }: { behind: Onboarding; token: string }) {
  const t = useTranslations("onboarding");
  const completion = useTranslations("completion");
  const locale = useLocale();
  const [search] = useSearchParams();
  const steps = stepsOf(behind);
  return (
    <Column className="flex max-w-xl flex-col gap-5 py-6 sm:py-12">
      <PageTitle>{t("title")}</PageTitle>
      <header className="flex flex-col gap-2">
        <h1 className="text-[26px] leading-8 font-semibold tracking-[-0.025em]">{t("title")}</h1>
        <p className="text-pretty text-fg-2">{t("hello", { name: behind.name, entity: behind.entity })}</p>
      </header>
      {search.has("saved") && <Callout tone="ok">{completion("savedTitle")}</Callout>}
      {steps.every(({ state }) => state === "done") && <Callout tone="ok">{t("allDone")}</Callout>}
      <ol aria-label={t("steps")} className="flex flex-col gap-4">
        {steps.map((step) => (
          <li key={step.part}>
            <StepCard step={step} token={token} />
          </li>
        ))}
      </ol>
      <p className="text-help text-pretty text-fg-3">
        {t("until", { day: dayOf(behind.expiresAt, locale, "Europe/Madrid") })}
      </p>
    </Column>
  );
}

function StepCard({ step: { part, state, says, left = 0, all = 0, to }, token }: { step: Step; token: string }) {
  const t = useTranslations("onboarding");
  const locale = useLocale();
  const { pathname } = useLocation();
  const heading = `step-${part}`;
  const address = { details: pathname, documents: `/evidence/${token}`, contract: `/contract/${token}` }[part];
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-bg-raised p-4 shadow-control sm:p-5"
    >
      <div className="flex flex-col gap-1.5">
        <h2 id={heading} className="text-base font-semibold">
          {t(part)}
        </h2>
        <StatusLight tone={tones[state]}>{t(state)}</StatusLight>
      </div>
      <p className="text-sm text-pretty text-fg-2">{t(says, { left, all })}</p>
      {to && (
        <Link
          to={part === "details" ? `${address}?step=details` : inLocale(address, locale)}
          className={`${buttonClass(state === "done" ? "quiet" : "primary", "large")} max-sm:w-full`}
        >
          {t(to)}
        </Link>
      )}
    </section>
  );
}

const tones = { done: "ok", outstanding: "warn", waiting: "info" } as const;
