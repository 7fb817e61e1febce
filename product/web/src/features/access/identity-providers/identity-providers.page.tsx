import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/identity-providers.page";
import { CallbackAddress } from "./callback-address.tsx";
import { discoveryOf } from "./discovery.server.ts";
import { HowToAdd } from "./how-to-add.tsx";
import { ProviderInUse } from "./provider-in-use.tsx";

export const handle = { needs: "group.edit", messages: ["identity-providers"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "group.edit", "everywhere");
  const { auth, origin } = context.get(requestContext).settings;
  const { provider: name, issuer } = auth;
  const service = auth.url ?? (origin || new URL(request.url).origin);
  return {
    inUse: name && issuer ? { name, issuer, state: await discoveryOf(name, issuer) } : undefined,
    callback: `${service}/auth/v1/callback`,
    isHosted: auth.url !== undefined,
  };
}

/** With whose accounts people may sign in, whether that works now, and what has to be told to whom. */
export default function IdentityProvidersPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("identity-providers");
  const companySignIn = inLocale("/admin/settings/single-sign-on", useLocale());
  const { inUse, callback, isHosted } = loaderData;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <div className="flex max-w-3xl flex-col gap-7 pb-8">
        <FormPart heading={t("inUse")} why={t("inUseWhy")}>
          {inUse ? <ProviderInUse {...inUse} /> : <p className="text-compact text-fg-2">{t("none")}</p>}
        </FormPart>
        <CallbackAddress address={callback} />
        <HowToAdd isHosted={isHosted} />
        <Link className={`${buttonClass("quiet")} self-start`} to={companySignIn}>
          {t("saml")}
        </Link>
      </div>
    </>
  );
}
