import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/cookies-policy.page";
import { cookiesPolicy } from "./cookies-policy.content.ts";
import { LegalPage } from "./legal-page.tsx";
import { legalTextIn } from "./legal-text.ts";

export const handle = { needs: "public", cached: [], messages: ["legal"] };

export const loader = ({ context }: Route.LoaderArgs) => legalTextIn(context.get(requestContext).locale, cookiesPolicy);

export default function CookiesPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="cookies-policy" {...loaderData} />;
}
