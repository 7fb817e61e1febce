import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/privacy-policy.page";
import { privacyPolicy } from "./privacy-policy.content.ts";
import { LegalPage } from "./legal-page.tsx";
import { legalTextWithTerms } from "./queries.server.ts";

export const handle = { needs: "public", cached: ["retention-rule"], messages: ["legal"] };

export const loader = ({ context }: Route.LoaderArgs) =>
  legalTextWithTerms(context.get(requestContext).locale, privacyPolicy);

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="privacy-policy" {...loaderData} />;
}
