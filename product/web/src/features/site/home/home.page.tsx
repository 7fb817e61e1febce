import { firstForm } from "#features/site/open-shifts/queries.server.ts";
import { publicPage } from "#features/site/pages/queries.server.ts";
import { FoundAs } from "#features/site/pages/share/found-as.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotValid } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/home.page";
import { CompanyFacts } from "./company-facts.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeSection } from "./home-section.tsx";
import { sectionsShown, shiftsIn } from "./sections.server.ts";

/** Computed anew with each day, "clearance" also says that one has begun. */
const shown = ["page", "event", "shift", "slot", "assignment", "form", "role", "venue", "clearance"];
export const handle = {
  needs: "public",
  cached: [...shown, "retention-rule", "entity"],
  messages: ["home", "pages", "open-shifts"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, brand, settings } = context.get(requestContext);
  const [page, form] = await Promise.all([publicPage("home", locale), firstForm(locale)]);
  if (!page) throw pageNotValid(pageAddress(request).pathname);
  const { title, lead, seo, opening, sections } = page;
  return {
    page: { title, lead, seo, opening, sections: sectionsShown(sections) },
    shifts: shiftsIn(sections),
    form,
    company: { name: (await brand()).name, url: settings.origin },
  };
}

export default function HomePage({ loaderData: { page, shifts, form, company } }: Route.ComponentProps) {
  return (
    <>
      <FoundAs {...page.seo} />
      <CompanyFacts {...company} />
      <HomeHero page={page} form={form} shifts={shifts} />
      {page.sections.map((section, at) => (
        <HomeSection key={section.id} section={section} isTinted={at % 2 === 1} />
      ))}
    </>
  );
}
