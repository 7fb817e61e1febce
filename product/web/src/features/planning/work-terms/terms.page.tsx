import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/terms.page";
import { setCompanyTerms } from "./commands.server.ts";
import { clientsWithTerms, companyTerms, papersToAskFor } from "./queries.server.ts";
import { termsAddress, termsForm } from "./schema.ts";
import { TermsForm } from "./terms-form.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "settings.view", messages: ["work-terms", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const { saved, headers } = takeSaved(request);
  const [screen, clients, papers] = await Promise.all([
    companyTerms(),
    clientsWithTerms(actor),
    papersToAskFor(context.get(requestContext).locale),
  ]);
  return data(
    {
      screen,
      papers,
      clients: clients.map(({ id, name, terms }) => ({ id, name, hasOwn: Object.keys(terms ?? {}).length > 0 })),
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = (sent: Route.ActionArgs) => {
  requirePermission(sent.context, "settings.view");
  return formAction(
    "settings.edit",
    termsForm,
    setCompanyTerms,
    (_done, request) => pageAddress(request).pathname,
  )(sent);
};

/** Usual terms of the company, and links to the clients with terms of their own. */
export default function TermsPage({ loaderData: { clients, ...form }, actionData }: Route.ComponentProps) {
  const t = useTranslations("work-terms");
  const locale = useLocale();
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <div className="flex flex-col gap-8 pb-8">
        <TermsForm key={form.screen.version} {...form} reply={actionData} />
        {clients.length > 0 && (
          <section aria-labelledby="clients" className="max-w-3xl">
            <h2 id="clients" className="mb-2 text-sm font-semibold">
              {t("clients")}
            </h2>
            <ul className="divide-y divide-line rounded-card border border-line">
              {clients.map(({ id, name, hasOwn }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 px-3.5 py-2.5 text-compact">
                  <Link
                    to={inLocale(`${termsAddress}/clients/${id}`, locale)}
                    className="inline-flex min-h-6 items-center text-primary-text underline underline-offset-3 pointer-coarse:min-h-11"
                  >
                    {name}
                  </Link>
                  {hasOwn && <span className="text-fg-2">{t("hasOwn")}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
