import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/data-protection.page";
import { dataProtection } from "./data-protection.content.ts";
import { LegalPage } from "./legal-page.tsx";
import { legalTextIn } from "./legal-text.ts";

export const handle = { needs: "public", cached: [], messages: ["legal"] };

export const loader = ({ context }: Route.LoaderArgs) =>
  legalTextIn(context.get(requestContext).locale, dataProtection);

export default function DataProtectionPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="data-protection" {...loaderData} />;
}
