import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { dayOf } from "#i18n/format.ts";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { Part } from "#features/access/profile/parts.ts";
import { Done, Row, Rows, Section } from "#features/access/profile/section.tsx";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

export type ConnectedApp = { id: string; name: string; scopes: string[]; since: string };

type ConnectedAppsSectionProps = { apps: ConnectedApp[]; timeZone: string; done: Part | undefined };

/** The other applications to which the user gave access, and the way to take it back. */
export function ConnectedAppsSection({ apps, timeZone, done }: ConnectedAppsSectionProps) {
  const t = useTranslations("profile");
  return (
    <Section id="connected-apps" heading={t("apps")} why={t("appsWhy")}>
      <Done part="app-removed" done={done} />
      <Rows>
        {apps.length === 0 && (
          <Row
            title={
              <>
                <StatusGlyph tone="idle" />
                {t("appsNone")}
              </>
            }
          />
        )}
        {apps.map((app) => (
          <App key={app.id} app={app} timeZone={timeZone} />
        ))}
      </Rows>
    </Section>
  );
}

const explained = ["openid", "profile", "email", "phone"] as const;

function App({ app: { id, name, scopes, since }, timeZone }: { app: ConnectedApp; timeZone: string }) {
  const t = useTranslations("profile");
  const seen = useTranslations("connected-apps");
  const locale = useLocale();
  const actionForm = useActionForm("app-remove", `app-${id}`);
  const reply = actionForm.reply?.result.initialValue?.["app"] === id ? actionForm.reply : undefined;
  const title = name || t("appUnnamed");
  const known = explained.filter((scope) => scopes.includes(scope)).map((scope) => seen(`scope:${scope}`));
  const day = dayOf(new Date(since), locale, timeZone);
  return (
    <OpeningRow
      title={title}
      text={t("appSince", { sees: known.join(", "), day })}
      action={t("appRemove")}
      open={reply !== undefined}
    >
      <actionForm.Form method="post" action={actionForm.action} className={rowFormClass}>
        <AuthRejection reply={reply} fields={[]} />
        <p className="text-compact text-pretty">{t("appRemoveText", { app: title })}</p>
        <input type="hidden" name="app" value={id} />
        <div>
          <Button look="danger-solid" type="submit" busy={actionForm.isBusy}>
            {t("appRemoveNamed", { app: title })}
          </Button>
        </div>
      </actionForm.Form>
    </OpeningRow>
  );
}
