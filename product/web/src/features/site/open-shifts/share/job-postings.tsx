import type { OpenShift } from "@product/domain/site/blocks";

/** The shifts that one can sign up for, as search engines read them (schema.org). */
export function JobPostings({ shifts }: { shifts: readonly OpenShift[] }) {
  const open = shifts.filter(({ form }) => form);
  if (open.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: postingsOf(open) }} />;
}

// Within a script nothing but "<" can end it.
export const postingsOf = (shifts: readonly OpenShift[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": shifts.map(postingOf) }).replaceAll("<", "\\u003c");

const postingOf = ({
  id,
  role,
  event,
  company,
  country,
  town,
  day,
  startsAt,
  endsAt,
  places,
  postedAt,
}: OpenShift) => ({
  "@type": "JobPosting",
  identifier: id,
  title: role,
  description: `${role}, ${event}, ${town}, ${day} ${startsAt}–${endsAt}`,
  datePosted: postedAt,
  validThrough: `${day}T${startsAt}`,
  employmentType: "TEMPORARY",
  totalJobOpenings: places,
  directApply: true,
  hiringOrganization: { "@type": "Organization", name: company },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: town, addressCountry: country },
  },
});
