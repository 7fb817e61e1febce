import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/button";
import type { AuthProblem } from "#features/login/share/auth-errors.ts";
import { AuthRejection } from "#features/login/share/auth-rejection.tsx";
import { dayOf } from "#i18n/format.ts";
import type { Part } from "./parts.ts";
import { Done, Row, Rows, Section } from "./section.tsx";
import { useDeed } from "./use-deed.ts";

export type ShownIdentity = { id: string; provider: string; account: string; since: string };

type IdentitiesSectionProps = {
  identities: ShownIdentity[];
  /** The one that can be added; none when it is there, or none is configured. */
  provider: string | undefined;
  /** What went wrong on the way back from another site. */
  problem: AuthProblem | undefined;
  timeZone: string;
  done: Part | undefined;
};

export function IdentitiesSection({ identities, provider, problem, timeZone, done }: IdentitiesSectionProps) {
  const t = useTranslations("profile");
  const { pathname } = useLocation();
  return (
    <Section id="identities" heading={t("identities")} why={t("identitiesWhy")}>
      <Done part="identity-linked" done={done} />
      <Done part="identity-unlinked" done={done} />
      <AuthRejection reply={undefined} before={problem} fields={[]} />
      <Rows>
        {identities.map((identity) => (
          <Identity key={identity.id} identity={identity} canGo={identities.length > 1} timeZone={timeZone} />
        ))}
      </Rows>
      {provider && (
        <div>
          {/* Leaves the site, so that it is a link and loads a page. */}
          <a href={`${pathname}?link=${encodeURIComponent(provider)}`} className={buttonClass("quiet")}>
            {t("link", { provider: named(provider) })}
          </a>
        </div>
      )}
    </Section>
  );
}

type IdentityProps = { identity: ShownIdentity; canGo: boolean; timeZone: string };

function Identity({ identity: { id, provider, account, since }, canGo, timeZone }: IdentityProps) {
  const t = useTranslations("profile");
  const locale = useLocale();
  const deed = useDeed("unlink", `unlink-${id}`);
  const reply = deed.reply?.result.initialValue?.["identity"] === id ? deed.reply : undefined;
  const title = provider === "email" || provider === "phone" ? t(`identity:${provider}`) : named(provider);
  return (
    <div>
      <Row
        title={title}
        text={t("identitySince", { account, day: dayOf(new Date(since), locale, timeZone) })}
        action={
          canGo && (
            <deed.Form method="post" action={deed.action}>
              <input type="hidden" name="identity" value={id} />
              <Button
                look="danger"
                size="row"
                type="submit"
                busy={deed.isBusy}
                aria-label={t("unlinkNamed", { provider: title })}
              >
                {t("unlink")}
              </Button>
            </deed.Form>
          )
        }
      />
      {reply && (
        <div className="px-4 pb-4">
          <AuthRejection reply={reply} fields={[]} />
        </div>
      )}
    </div>
  );
}

const named = (provider: string) => provider.charAt(0).toUpperCase() + provider.slice(1);
