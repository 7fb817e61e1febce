import { data } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/client-terms.page";
import { setClientTerms } from "./commands.server.ts";
import { clientTerms, clientWithTerms, papersToAskFor } from "./queries.server.ts";
import { termsAddress, termsForm } from "./schema.ts";
import { TermsForm } from "./terms-form.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "client.view", messages: ["work-terms", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const client = await clientWithTerms(requirePermission(context, "client.view"), recordId(params.clientId));
  if (!client) throw failure("pageNotFound", { path: params.clientId });
  const { saved, headers } = takeSaved(request);
  const { locale } = context.get(requestContext);
  const [screen, papers] = await Promise.all([clientTerms(client.id), papersToAskFor(locale)]);
  return data({ name: client.name, screen, papers, isSaved: saved, submissionKey: crypto.randomUUID() }, { headers });
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "client.view");
  return formAction(
    "client.edit",
    termsForm,
    (actor, form) => setClientTerms(actor, recordId(params.clientId), form),
    (_done, request) => pageAddress(request).pathname,
  )(sent);
};

export default function ClientTermsPage({ loaderData: { name, ...form }, actionData }: Route.ComponentProps) {
  const t = useTranslations("work-terms");
  const locale = useLocale();
  const title = t("ofClient", { name });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={t("clientIntro")}
        actions={<WayBack to={inLocale(termsAddress, locale)}>{t("back")}</WayBack>}
      />
      <TermsForm key={form.screen.version} {...form} reply={actionData} />
    </>
  );
}
