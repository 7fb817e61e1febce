import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/conditions.page";
import { conditions } from "./conditions.content.ts";
import { LegalPage } from "./legal-page.tsx";
import { legalTextIn } from "./legal-text.ts";

export const handle = { needs: "public", cached: [], messages: ["legal"] };

export const loader = ({ context }: Route.LoaderArgs) => legalTextIn(context.get(requestContext).locale, conditions);

export default function ConditionsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="conditions" {...loaderData} />;
}
