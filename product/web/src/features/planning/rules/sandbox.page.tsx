import { useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { plusDays } from "@product/domain/time/local-date";
import { mondayOf } from "@product/domain/time/weeks";
import { FindingCard } from "#features/planning/rules/share/finding-card.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/sandbox.page";
import { NumberChain } from "./number-chain.tsx";
import { ruleSettingCount } from "./queries.server.ts";
import { RulesFrame } from "./rules-frame.tsx";
import { SandboxForm } from "./sandbox-form.tsx";
import { sandboxForm } from "./schema.ts";
import { tryOut, type Trial } from "./trial.server.ts";
import { PassingRules, TrialSummary } from "./trial-summary.tsx";
import { WeekChart } from "./week-chart.tsx";

export const handle = { needs: "settings.view", messages: ["rules", "findings", "request", "forms"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const monday = mondayOf(plusDays(homeDay(), 7));
  return {
    example: exampleFrom(monday),
    overrides: await ruleSettingCount(),
    mayEdit: isPermitted(actor, "settings.edit", "everywhere"),
  };
}

/** A week with something to find: an evening that runs late, and an early start after it. */
const exampleFrom = (monday: string): string =>
  [
    [0, "10:00–18:00 break 30"],
    [1, "10:00–18:00 break 30"],
    [3, "18:30–02:30 break 30"],
    [4, "18:30–02:30 break 30"],
    [5, "14:00–22:00 break 30"],
  ]
    .map(([offset, times]) => `${plusDays(monday, Number(offset))} ${times}`)
    .join("\n");

export const action = formAction(
  "settings.view",
  sandboxForm,
  async (_actor, form, { context }) => ({ trial: await tryOut(form, context.get(requestContext).locale), form }),
  (answer) => answer,
);

/** A week for an invented person, and what the rules say of it. */
export default function SandboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { example, overrides, mayEdit } = loaderData;
  const answer = actionData && "trial" in actionData ? actionData : undefined;
  const reply = actionData && "result" in actionData ? actionData : undefined;
  return (
    <RulesFrame current="sandbox" overrides={overrides} mayEdit={mayEdit}>
      <div className="grid items-start gap-4 xl:grid-cols-[24rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <SandboxForm typed={answer?.form} reply={reply} example={example} />
        {answer && <Answer trial={answer.trial} />}
        {answer?.trial.chain && <NumberChain {...answer.trial.chain} />}
      </div>
    </RulesFrame>
  );
}

function Answer({ trial }: { trial: Trial }) {
  const t = useTranslations("rules");
  return (
    <section aria-label={t("result")} className="flex min-w-0 flex-col gap-4 xl:row-span-2">
      <WeekChart {...trial.weeks} />
      <div className="rounded-card border border-line">
        <TrialSummary trial={trial} />
        <ul className="divide-y divide-line">
          {trial.findings.map((each) => (
            <FindingCard
              key={`${each.finding.rule} ${each.finding.at} ${each.finding.window.until}`}
              {...each}
              zone={trial.zone}
            />
          ))}
        </ul>
        <PassingRules passing={trial.passing} />
      </div>
    </section>
  );
}
