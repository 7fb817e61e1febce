import { expect, test } from "vitest";
import { postingsOf } from "./job-postings.tsx";

const waiters = {
  id: "s1",
  day: "2027-06-18",
  startsAt: "14:00",
  endsAt: "22:00",
  role: "Waiter",
  event: "Ribera </script><script>alert(1)</script>",
  town: "Bilbao",
  places: 3,
  form: "bilbao",
  company: "Ribera Eventos S.L.",
  country: "ES",
  postedAt: "2027-05-30T08:00:00.000Z",
};

test("search engines read what is open, where and until when, and no text ends the script", () => {
  const written = postingsOf([waiters]);
  expect(written).not.toContain("<");
  expect(JSON.parse(written)["@graph"]).toMatchObject([
    {
      "@type": "JobPosting",
      title: "Waiter",
      datePosted: "2027-05-30T08:00:00.000Z",
      validThrough: "2027-06-18T14:00",
      hiringOrganization: { name: "Ribera Eventos S.L." },
      jobLocation: { address: { addressLocality: "Bilbao", addressCountry: "ES" } },
    },
  ]);
});
