import type { Proof } from "@product/domain/company/document-types";

/** A sign for what a kind of document is about. */
export const KindIcon = ({ kind: { proves } }: { kind: { proves: Proof | null } }) => (
  <span
    aria-hidden
    className="flex size-7 shrink-0 items-center justify-center rounded-control border border-line bg-bg text-fg-2"
  >
    <svg
      viewBox="0 0 24 24"
      width={15}
      height={15}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={(proves && drawings[proves]) ?? page} />
    </svg>
  </span>
);

const sheet = "M14.5 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7.5zM14 2v6h6";
const page = `${sheet}M8 13h8M8 17h5`;
const card = "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z";
const drawings: Readonly<Partial<Record<Proof, string>>> = {
  identity: `${card}M6 15a3 3 0 0 1 6 0M9 12a1.5 1.5 0 1 0 0-3a1.5 1.5 0 0 0 0 3M15 10h3M15 14h3`,
  work_permit: `${card}M7 9h10M7 13h6`,
  right_to_work: `${card}M8 12l3 3l5-6`,
  contract: `${sheet}M8 17c2-4 3-4 3-1s2 2 5 0`,
  guardian_consent: "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8M16 11l2 2l4-4",
  photo:
    "M4 7h3l2-3h6l2 3h3a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM12 16a3 3 0 1 0 0-6a3 3 0 0 0 0 6",
  fitness:
    "M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 12 5A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4 3 5.5l7 7zM3.5 12h5l1.5-3l3 6l1.5-3h5",
};
