/**
 * The company that runs the site, as search engines read it (schema.org); without the site's address where that is
 * unknown.
 */
export const CompanyFacts = ({ name, url }: { name: string; url: string }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: factsOf(name, url) }} />
);

// Within a script nothing but "<" can end it.
const factsOf = (name: string, url: string): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    ...(url ? { url } : {}),
  }).replaceAll("<", "\\u003c");
