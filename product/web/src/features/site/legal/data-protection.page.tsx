import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/data-protection.page";
import { dataProtection } from "./data-protection.content.ts";
import { LegalPage } from "./legal-page.tsx";
import { legalTextWithTerms } from "./queries.server.ts";

export const handle = { needs: "public", cached: ["retention-rule"], messages: ["legal"] };

export const loader = ({ context }: Route.LoaderArgs) =>
  legalTextWithTerms(context.get(requestContext).locale, dataProtection);

export default function DataProtectionPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="data-protection" {...loaderData} />;
}
