import type { ReactNode } from "react";

/** A heading and what is known under it, line by line. */
export const Facts = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2 not-first:border-t not-first:border-line not-first:pt-5">
    <h2 className="text-sm font-semibold">{heading}</h2>
    <dl className="grid grid-cols-[minmax(6.5rem,max-content)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-compact">
      {children}
    </dl>
  </section>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-fg-2">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);
