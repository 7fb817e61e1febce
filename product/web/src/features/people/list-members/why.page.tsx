import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { StatusPill } from "@product/ui/records/status-light";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { listWith } from "#features/people/lists/queries.server.ts";
import { listsAddress } from "#features/people/lists/share/list-frame.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { filterChoices } from "#features/people/workers/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import type { Route } from "./+types/why.page";
import { ExplanationTree } from "./explanation-tree.tsx";
import { explanationOf, stintsOf, workerSeen } from "./queries.server.ts";
import { StintList } from "./stint-list.tsx";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "list.view", alsoNeeds: "worker.view", messages: ["lists", "workers", "filters"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, "worker.view");
  const actor = requirePermission(context, "list.view");
  const { locale } = context.get(requestContext);
  const list = await listWith(actor, recordId(params.listId));
  const worker = list && (await workerSeen(actor, recordId(params.workerId), locale));
  if (!list || !worker?.name) throw pageNotFound(params.workerId);
  const [timeZone, choices, stints, explanation] = await Promise.all([
    timeZoneOf(actor),
    filterChoices(actor, locale),
    list.kind === "static" ? stintsOf(list.id, worker.id) : [],
    list.kind === "dynamic" ? explanationOf(actor, list, worker.id) : undefined,
  ]);
  return {
    list: { id: list.id, name: list.name, kind: list.kind },
    name: `${worker.name.first} ${worker.name.last}`.trim(),
    isIn: list.kind === "static" ? stints.some(({ removed }) => !removed) : explanation?.holds,
    stints,
    explanation,
    choices,
    timeZone,
  };
}

/** Why someone is in a list or is not: who put them there, or what each condition met. */
export default function WhyPage({ loaderData }: Route.ComponentProps) {
  const { list, name, isIn, stints, explanation, choices, timeZone } = loaderData;
  const t = useTranslations("lists");
  const locale = useLocale();
  const title = t(isIn === false ? "whyNotNamed" : "whyNamed", { name });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="mb-2 text-compact">
        <Link
          to={inLocale(`${listsAddress}/${list.id}`, locale)}
          className="touch-target text-fg-2 underline underline-offset-3"
        >
          {list.name}
        </Link>
      </p>
      <PageHeader title={title} />
      <div className="flex max-w-3xl flex-col gap-5 pb-8">
        {isIn === undefined ? (
          <Callout tone="info">{t("mayNotSee")}</Callout>
        ) : (
          <div>
            <StatusPill tone={isIn ? "ok" : "idle"}>{t(isIn ? "isIn" : "isNotIn")}</StatusPill>
          </div>
        )}
        {list.kind === "static" && <StintList stints={stints} timeZone={timeZone} />}
        {explanation && <ExplanationTree explanation={explanation} choices={choices} />}
      </div>
    </>
  );
}
