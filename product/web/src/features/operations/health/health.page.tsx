import { useEffect } from "react";
import { data, Form, Link, useNavigation, useRevalidator } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { accountOf } from "#features/access/account/queries.server.ts";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageHead } from "#features/ground/pages/share/page-head.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { healthContext } from "#request/ports/health.ts";
import type { Route } from "./+types/health.page";
import { BackupTable } from "./backup-table.tsx";
import { askForBackup } from "./commands.server.ts";
import { FindingTable } from "./finding-table.tsx";
import { isBackupUnderway, triedBackups } from "./queries.server.ts";
import { backUpForm } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["health", "request", "forms"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const health = context.get(healthContext);
  const account = actor.kind === "person" ? await accountOf(actor.id) : undefined;
  const [findings, backups, tried, underway] = await Promise.all([
    health.findings(),
    health.backups(),
    triedBackups(),
    isBackupUnderway(),
  ]);
  return data({
    findings,
    backups: backups.map((backup) => ({ ...backup, isTried: tried.has(backup.name) })),
    underway,
    mayBackUp: isPermitted(actor, "settings.edit"),
    submissionKey: crypto.randomUUID(),
    timeZone: account?.timeZone ?? "Europe/Madrid",
  });
}

export const action = formAction("settings.edit", backUpForm, askForBackup, (_done, request) =>
  inLocale("/admin/health", localeOf(new URL(request.url).pathname)),
);

/** How the installation is doing, for those who look after it. */
export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("health");
  const here = inLocale("/admin/health", useLocale());
  const { findings, backups, underway, mayBackUp, submissionKey, timeZone } = loaderData;
  const isSending = useNavigation().formMethod === "POST";
  useNews(underway);
  const count = (state: "warn" | "bad") => findings.filter((finding) => finding.state === state).length;
  const [bad, warn] = [count("bad"), count("warn")];
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("intro")}
        actions={
          <>
            <Link to={here} className={buttonClass("quiet")}>
              {t("lookAgain")}
            </Link>
            {mayBackUp && (
              <Form method="post" className="flex max-sm:*:h-full max-sm:*:grow">
                <SubmissionKey value={submissionKey} />
                <Button type="submit" busy={underway || isSending}>
                  {t("backUpNow")}
                </Button>
              </Form>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          <Callout tone={bad > 0 ? "bad" : warn > 0 ? "warn" : "ok"}>
            {bad > 0 ? t("urgent", { n: bad }) : warn > 0 ? t("attention", { n: warn }) : t("allWell")}
          </Callout>
          {underway && <Callout tone="info">{t("underway")}</Callout>}
        </div>
        <Part id="checks" heading={t("checks")} why={t("checksWhy")}>
          <FindingTable findings={findings} timeZone={timeZone} />
        </Part>
        <Part id="backups" heading={t("backups")} why={t("backupsWhy")}>
          <BackupTable backups={backups} timeZone={timeZone} />
        </Part>
      </div>
    </>
  );
}

type PartProps = { id: string; heading: string; why: string; children: React.ReactNode };

const Part = ({ id, heading, why, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="text-sm font-semibold">
      {heading}
    </h2>
    <p className="mt-0.5 mb-3 max-w-[80ch] text-compact text-pretty text-fg-2">{why}</p>
    {children}
  </section>
);

/** While a backup is made, the page looks for its end by itself. */
function useNews(underway: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!underway || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), 2_000);
    return () => clearTimeout(timer);
  }, [underway, state, revalidate]);
}
