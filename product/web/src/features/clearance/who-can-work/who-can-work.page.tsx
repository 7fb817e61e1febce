import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { storedFilter } from "@product/domain/filters/read-filter";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/records/pagination";
import { mostCounted, pageLength } from "#features/people/workers/queries.server.ts";
import { calendarDay, countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/who-can-work.page";
import { JudgedPeople } from "./judged-people.tsx";
import { choicesOf, groupFilter, mostJudged, whoCanWork } from "./queries.server.ts";
import { QuestionForm } from "./question-form.tsx";
import { ReasonCounts } from "./reason-counts.tsx";
import { groups, questionIn, type Question } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "clearance.view", messages: ["who-can-work", "clearance", "workers"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "clearance.view");
  requirePermission(context, "worker.view");
  const { locale } = context.get(requestContext);
  const { question, faults } = questionIn(pageAddress(request), homeDay());
  const choices = await choicesOf(actor, locale);
  const isAsked = Object.keys(faults).length === 0;
  return {
    question,
    faults,
    choices,
    answer: isAsked ? await whoCanWork(actor, question, choices, locale) : undefined,
    filter: isAsked ? JSON.stringify(storedFilter(await groupFilter(question, choices))) : undefined,
    most: Math.max(mostCounted, mostJudged),
    perPage: pageLength,
    mayList: isPermitted(actor, "list.create"),
  };
}

/** Some days, perhaps a role and a place: who can, who could, who cannot, and why. */
export default function WhoCanWorkPage({ loaderData }: Route.ComponentProps) {
  const { question, faults, choices, answer } = loaderData;
  const t = useTranslations("who-can-work");
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <QuestionForm question={question} faults={faults} choices={choices} />
      {answer && <Answered {...loaderData} answer={answer} />}
    </>
  );
}

type AnsweredProps = Omit<Route.ComponentProps["loaderData"], "answer"> & {
  answer: NonNullable<Route.ComponentProps["loaderData"]["answer"]>;
};

function Answered({ question, choices, answer, filter, most, perPage, mayList }: AnsweredProps) {
  const t = useTranslations("who-can-work");
  const locale = useLocale();
  const { counts, tally, looked, rows } = answer;
  const to = (more: Partial<Question>) =>
    addressOf({ ...question, after: undefined, before: undefined, ...more }, locale);
  const client = choices.clients.find(({ id }) => id === question.client)?.name;
  const days =
    question.from === question.to
      ? t("onDay", { day: calendarDay(question.from, locale) })
      : t("onDays", { from: calendarDay(question.from, locale), to: calendarDay(question.to, locale) });
  return (
    <section aria-label={t("answer")}>
      <LinkTabs label={t("answer")}>
        {groups.map((group) => (
          <LinkTab key={group} current={group === question.show} count={countUpTo(counts[group], most, locale)}>
            <Link to={to({ show: group, reason: "" })}>{t(`group:${group}`)}</Link>
          </LinkTab>
        ))}
      </LinkTabs>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-compact">
        <p className="text-fg-2">{days}</p>
        <span className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
          <Link
            to={inLocale(`/admin/workers/list?${new URLSearchParams({ filter: filter! })}`, locale)}
            className={buttonClass("quiet")}
          >
            {t("inList")}
          </Link>
          {mayList && (
            <Link
              to={inLocale(`/admin/lists/create?${new URLSearchParams({ filter: filter! })}`, locale)}
              className={buttonClass("quiet")}
            >
              {t("saveList")}
            </Link>
          )}
        </span>
      </div>
      {client && <p className="mt-1 text-help text-fg-2">{t("withoutClient", { client })}</p>}
      {looked !== undefined && (
        <div className="mt-3">
          <Callout tone="info">{t(answer.isOfAll ? "looked" : "lookedAlone", { n: looked })}</Callout>
        </div>
      )}
      {tally.length > 0 && (
        <ReasonCounts tally={tally} current={question.reason} narrowedAddress={(reason) => to({ reason })} />
      )}
      <div className="pt-3.5">
        {rows.length === 0 ? (
          <p className="text-compact text-fg-2">{t("nobody")}</p>
        ) : (
          <JudgedPeople caption={t(`group:${question.show}`)} people={rows} />
        )}
        {(answer.hasPrevious || answer.hasNext) && (
          <Pagination
            labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
            summary={t("perPage", { n: perPage })}
            previous={answer.hasPrevious ? <Link to={to({ before: rows[0]!.id })} /> : undefined}
            next={answer.hasNext ? <Link to={to({ after: rows.at(-1)!.id })} /> : undefined}
          />
        )}
      </div>
    </section>
  );
}

function addressOf(question: Question, locale: ReturnType<typeof useLocale>): string {
  const parameters = Object.entries(question).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return `${inLocale("/admin/workers/who-can-work", locale)}?${new URLSearchParams(parameters)}`;
}
