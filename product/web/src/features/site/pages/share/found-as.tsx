import { useLocation, useRouteLoaderData } from "react-router";
import { useLocale } from "use-intl";
import type { ShownPage } from "#features/site/pages/queries.server.ts";
import { isoOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import type { PublicSettings } from "#request/context.ts";

/**
 * The data that search engines and messengers show of a page (Open Graph). They want whole addresses, so there is no
 * picture without the site's own.
 */
export function FoundAs({ title, description, image }: ShownPage["seo"]) {
  const origin = (useRouteLoaderData("root") as PublicSettings | undefined)?.origin;
  const { pathname } = useLocation();
  const locale = useLocale();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={isoOf(locale).replace("-", "_")} />
      {origin && <meta property="og:url" content={origin + pathname} />}
      {origin && image && <meta property="og:image" content={origin + image} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}
