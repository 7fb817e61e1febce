import type { ReactNode } from "react";

/** A part of a form or a record: its name, and a sentence of why it is there. */
export const FormPart = ({ heading, why, children }: { heading: string; why: string; children: ReactNode }) => (
  <section className="flex flex-col gap-5 border-t border-line pt-5">
    <div>
      <h2 className="text-sm font-semibold">{heading}</h2>
      <p className="mt-0.5 max-w-[64ch] text-compact text-pretty text-fg-2">{why}</p>
    </div>
    {children}
  </section>
);
