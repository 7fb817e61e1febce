import { data, Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { filterChoices } from "#features/people/workers/queries.server.ts";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorContext, requestContext } from "#request/context.ts";
import { searchSourcesContext } from "#request/slices/search-sources.ts";
import { screensContext } from "#request/slices/settings-cards.ts";
import type { Route } from "./+types/search.page";
import { AskedWorkers } from "./asked-workers.tsx";
import { foundFor, searchedIn } from "./found.ts";
import { searchLength } from "./schema.ts";

export const handle = { needs: "authenticated", messages: ["search", "filters", "workers"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const { locale } = context.get(requestContext);
  const found = await foundFor(actor, {
    q: searchedIn(request),
    locale,
    screens: context.get(screensContext),
    sources: context.get(searchSourcesContext),
  });
  const choices = found.question && (await filterChoices(actor, locale));
  return data({ ...found, choices }, { headers: { "Cache-Control": "no-store" } });
}

/** One field, and what it finds by kind. */
export default function SearchPage({ loaderData: { q, groups, question, choices } }: Route.ComponentProps) {
  const t = useTranslations("search");
  const here = inLocale("/admin/search", useLocale());
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} />
      <search className="mb-6 max-w-2xl">
        <Form method="get" action={here} className="flex flex-wrap items-start gap-2">
          <div className="min-w-0 flex-1 basis-64">
            <Field
              id="search-everywhere"
              name="q"
              type="search"
              label={t("label")}
              help={t("help")}
              defaultValue={q}
              maxLength={searchLength}
            />
          </div>
          <Button type="submit" size="form" className="mt-6 max-sm:mt-0 max-sm:w-full">
            {t("search")}
          </Button>
        </Form>
      </search>
      {q.length === 1 && <p className="text-sm text-fg-2">{t("tooShort")}</p>}
      {question && choices && <AskedWorkers question={question} choices={choices} />}
      {q.length > 1 && groups.length === 0 && !question && (
        <EmptyState title={t("nothing", { q })}>{t("nothingText")}</EmptyState>
      )}
      <div className="flex max-w-2xl flex-col gap-6 pb-8">
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </>
  );
}

function Group({
  group: { kind, heading, found, hasMore, list },
}: {
  group: Route.ComponentProps["loaderData"]["groups"][number];
}) {
  const t = useTranslations("search");
  const locale = useLocale();
  return (
    <section aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`} className="mb-1.5 text-sm font-semibold">
        {heading}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line">
        {found.map(({ id, name, about, address, day }) => (
          <li key={id}>
            <Link
              to={inLocale(address, locale)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-3.5 py-2 text-sm hover:bg-bg-hover"
            >
              <span className="font-medium">{name}</span>
              <span className="num text-compact text-fg-2">
                {[day && calendarDay(day, locale), about].filter(Boolean).join(" · ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="mt-1.5 text-compact text-fg-2">
          {list ? (
            <Link to={inLocale(list, locale)} className="underline underline-offset-3">
              {t("allIn")}
            </Link>
          ) : (
            t("more")
          )}
        </p>
      )}
    </section>
  );
}
