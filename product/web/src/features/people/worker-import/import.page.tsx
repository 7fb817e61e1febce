import { useEffect } from "react";
import { data, Link, useRevalidator, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { z } from "zod";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { Progress } from "@product/ui/records/progress";
import { buttonClass } from "@product/ui/controls/button";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/import.page";
import { importAction } from "./actions.ts";
import { ImportResult, UndoneImport } from "./import-result.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { loadImport } from "./load-import.server.ts";
import { PlanForm } from "./plan-form.tsx";
import { importWith } from "./queries.server.ts";
import { stepOf } from "./steps.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "worker.create", messages: ["worker-import", "workers", "request", "forms"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.create");
  const { locale } = context.get(requestContext);
  const { pathname, searchParams } = pageAddress(request);
  const id = z.uuid().safeParse(params.importId);
  const run = id.success ? await importWith(actor, id.data) : undefined;
  if (!run) throw pageNotFound(pathname);
  const view = { columns: searchParams.has("columns"), after: Number(searchParams.get("after")) || 0 };
  return data({ ...(await loadImport(actor, run, locale, view)), submissionKey: crypto.randomUUID() });
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  importAction({ request, context }, params.importId);

/** A refusal often means that the import has moved on: what it is now is shown beside. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export default function ImportPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("worker-import");
  const r = useTranslations("request");
  const { id, fileName, rowCount, state, encoding, trouble, part } = loaderData;
  useLive({ kind: "worker-import", id }, { whileEditing: part === "work" });
  const step = part === "columns" ? "columns" : stepOf[state];
  return (
    <>
      <PageTitle>{fileName}</PageTitle>
      <PageHeader title={fileName} description={t("rowCount", { n: rowCount })} />
      <ImportSteps current={step} isOver={state === "done" || state === "undone"} />
      <div className="flex flex-col gap-6">
        {trouble && (
          <Callout tone="bad" alert>
            {r(refusalKey(trouble.code), trouble as never)}
          </Callout>
        )}
        {part === "columns" && loaderData.areGone && <Callout tone="bad">{t("rowsGone")}</Callout>}
        {part === "columns" && encoding === "windows-1252" && <Callout tone="warn">{t("windowsNote")}</Callout>}
        {part === "columns" && encoding?.startsWith("utf-16") && <Callout tone="info">{t("utf16Note")}</Callout>}
        {part === "columns" && <PlanForm key={loaderData.version} {...loaderData} reply={reply} />}
        {part === "work" && <Working {...loaderData} />}
        {part === "result" && <ImportResult shown={loaderData} reply={reply} />}
        {part === "undone" && <UndoneImport kept={loaderData.kept} />}
      </div>
    </>
  );
}

type WorkingProps = {
  id: string;
  state: "checking" | "committing" | "undoing" | (string & {});
  progress?: { done: number; total: number } | undefined;
};

/** Looks by itself how far the work has come; without scripts the page asks to be looked at again. */
function Working({ id, state, progress }: WorkingProps) {
  const t = useTranslations("worker-import");
  const locale = useLocale();
  const { revalidate, state: asking } = useRevalidator();
  useEffect(() => {
    if (asking !== "idle") return;
    const timer = setTimeout(() => void revalidate(), 700);
    return () => clearTimeout(timer);
  }, [asking, revalidate]);
  const label = t(state as "checking");
  const far = progress && t("progress", progress);
  return (
    <section aria-label={label} className="flex max-w-2xl flex-col gap-2">
      <output className="text-sm font-medium">{label}</output>
      <Progress label={label} value={progress?.done ?? null} max={progress?.total} valueText={far} />
      <p className="num text-compact text-fg-2">{far ?? t("waiting")}</p>
      <p className="text-compact text-fg-2">{t("canLeave")}</p>
      <Link
        to={inLocale(`/admin/workers/import/${id}`, locale)}
        className={`${buttonClass("quiet")} hidden self-start noscript:inline-flex`}
      >
        {t("reload")}
      </Link>
    </section>
  );
}
