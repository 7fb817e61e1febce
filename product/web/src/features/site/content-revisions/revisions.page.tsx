import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { lineDifference } from "@product/domain/site/line-difference";
import { usualZone } from "@product/domain/time/zone";
import { Button } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { bringBack } from "#features/site/content/commands.server.ts";
import { pageToEdit, revisionRows, type RevisionRow } from "#features/site/content/queries.server.ts";
import { contentAddress, editAddress } from "#features/site/content/schema.ts";
import { PageFrame } from "#features/site/content/share/page-frame.tsx";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { pageNotValid } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import { pageAddressOf } from "@product/domain/site/pages";
import type { Route } from "./+types/revisions.page";
import { Difference } from "./difference.tsx";
import { restoring } from "./schema.ts";

export const handle = { needs: "page.view", messages: ["content", "request", "live"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "page.view");
  const found = await pageToEdit(params.slug);
  const address = pageAddress(request);
  if (!found) throw pageNotValid(address.pathname);
  const { slug, state, published, titleEn, titleEs, version, newest } = found.page;
  const rows = await revisionRows(slug);
  const chosenNumber = Number(address.searchParams.get("revision") ?? newest);
  const shown = rows.find(({ revision }) => revision.number === chosenNumber) ?? rows[0]!;
  const before = rows.find(({ revision }) => revision.number < shown.revision.number);
  const title = (localeOf(address.pathname) === "es" ? titleEs || titleEn : titleEn || titleEs) || slug;
  return {
    head: { slug, state, title, address: pageAddressOf(found.page), isPublic: published !== null },
    rows: rows.map(({ revision, by }) => ({
      number: revision.number,
      savedAt: revision.savedAt,
      by,
      mark: markOf(revision, published, newest),
    })),
    number: shown.revision.number,
    before: before?.revision.number,
    differences: {
      es: lineDifference(textOf(before, "es"), textOf(shown, "es")),
      en: lineDifference(textOf(before, "en"), textOf(shown, "en")),
    },
    version,
    mayRestore: isPermitted(actor, "page.edit") && state !== "archived" && shown.revision.number !== newest,
  };
}

function markOf({ number, publishedAt }: RevisionRow["revision"], published: number | null, newest: number): Mark {
  if (number === published) return "isPublic";
  return number === newest ? "isNewest" : publishedAt ? "wasPublic" : undefined;
}
type Mark = "isPublic" | "isNewest" | "wasPublic" | undefined;

const textOf = (row: RevisionRow | undefined, language: "en" | "es") => {
  if (!row) return "";
  const side = language === "es" ? "Es" : "En";
  const parts = [`title${side}`, `lead${side}`, `body${side}`, `seoTitle${side}`, `seoDescription${side}`] as const;
  return [...parts, `shareImage${side}` as const]
    .map((name) => row.revision[name])
    .filter(Boolean)
    .join("\n\n");
};

export function action({ params: { slug }, ...sent }: Route.ActionArgs) {
  return formAction(
    "page.edit",
    restoring,
    (actor, input) => bringBack(actor, slug, input),
    (_done, request) => `${inLocale(editAddress(slug), localeOf(pageAddress(request).pathname))}#save`,
  )(sent);
}

export default function RevisionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("content");
  const { head, number, before, differences, version, mayRestore } = loaderData;
  return (
    <PageFrame head={head} part="revisions">
      {actionData && <Refusals reply={actionData} />}
      <div className="grid gap-6 pb-8 lg:grid-cols-[280px_minmax(0,1fr)]">
        <RevisionList page={loaderData} />
        <section aria-labelledby="difference" className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="difference" className="mr-auto text-sm font-semibold">
              {t("revision", { number: String(number) })}
              {before !== undefined && (
                <span className="ml-2 font-normal text-fg-2">{t("compareWith", { number: String(before) })}</span>
              )}
            </h2>
            {mayRestore && (
              <Form method="post" className="flex flex-wrap items-center gap-2">
                <input type="hidden" name="number" value={number} />
                <input type="hidden" name="version" value={version} />
                <span className="text-help text-fg-3">{t("bringBackWhy")}</span>
                <Button type="submit" look="quiet">
                  {t("bringBack", { number: String(number) })}
                </Button>
              </Form>
            )}
          </div>
          <Difference language="es" lines={differences.es} />
          <Difference language="en" lines={differences.en} />
        </section>
      </div>
    </PageFrame>
  );
}

function RevisionList({ page: { head, rows, number } }: { page: Route.ComponentProps["loaderData"] }) {
  const t = useTranslations("content");
  const locale = useLocale();
  const here = inLocale(`${contentAddress}/${head.slug}/revisions`, locale);
  return (
    <ol className="self-start divide-y divide-line overflow-hidden rounded-card border border-line">
      {rows.map((row) => (
        <li key={row.number}>
          <Link
            to={`${here}?revision=${row.number}`}
            aria-current={row.number === number || undefined}
            className="flex flex-col gap-0.5 px-3 py-2.5 text-compact hover:bg-bg-subtle aria-current:bg-bg-muted"
          >
            <span className="flex items-center gap-2 font-medium">
              {t("revision", { number: String(row.number) })}
              {row.mark && <Badge tone={row.mark === "isPublic" ? "ok" : "idle"}>{t(row.mark)}</Badge>}
            </span>
            <span className="text-xs text-fg-2">
              {row.by ?? t("someone")}, {dayAndTime(row.savedAt, locale, usualZone)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
