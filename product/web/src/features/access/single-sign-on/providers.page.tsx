import { data, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { sessionContext } from "#request/session.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/providers.page";
import { AddProvider } from "./add-provider.tsx";
import { AskRemoval } from "./ask-removal.tsx";
import { addProvider, removeProvider, switchProvider } from "./commands.server.ts";
import { OurAddresses } from "./our-addresses.tsx";
import { ProviderTable } from "./provider-table.tsx";
import { providerForm, removalForm, switchForm } from "./schema.ts";
import { identityProviders } from "./service.server.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "group.edit", messages: ["single-sign-on", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "group.edit", "everywhere");
  const { settings } = context.get(requestContext);
  const { part, headers } = takeSaved(request);
  const origin = settings.auth.url ?? (settings.origin || new URL(request.url).origin);
  return data(
    {
      providers: await identityProviders(context.get(sessionContext).asServer),
      service: `${origin}/auth/v1/sso/saml`,
      done: part as Done | undefined,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

type Done = "added" | "switched" | "removed";
const backTo = (done: Done) => (_done: unknown, request: Request) => `${pageAddress(request).pathname}#${done}`;

const add = formAction(
  "group.edit",
  providerForm,
  (actor, form, { context }) => addProvider(actor, form, context.get(sessionContext).asServer),
  backTo("added"),
);
const turn = formAction(
  "group.edit",
  switchForm,
  (actor, { id, isOn }, { context }) =>
    switchProvider(actor, { id, isOn: isOn === "yes" }, context.get(sessionContext).asServer),
  backTo("switched"),
);
const remove = formAction(
  "group.edit",
  removalForm,
  (actor, { id }, { context }) => removeProvider(actor, id, context.get(sessionContext).asServer),
  backTo("removed"),
);

export function action({ request, context }: Route.ActionArgs) {
  requirePermission(context, "group.edit", "everywhere");
  return runNamedAction({ add, turn, remove }, { request, context });
}

/** Which identity providers are believed, and what they have to be told of us. */
export default function ProvidersPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("single-sign-on");
  const [search] = useSearchParams();
  const { providers, service, done, submissionKey } = loaderData;
  const chosenProvider = providers?.find(({ id }) => id === search.get("remove"));
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <div className="flex max-w-3xl flex-col gap-7 pb-8">
        {done && <Callout tone="ok">{t(`done:${done}`)}</Callout>}
        {chosenProvider && <AskRemoval provider={chosenProvider} submissionKey={submissionKey} />}
        {providers ? (
          <>
            <FormPart heading={t("providers")} why={t("providersWhy")}>
              <ProviderTable providers={providers} submissionKey={submissionKey} />
            </FormPart>
            <AddProvider reply={reply} submissionKey={submissionKey} />
            <OurAddresses service={service} />
          </>
        ) : (
          <Callout tone="info">{t("notOffered")}</Callout>
        )}
      </div>
    </>
  );
}
