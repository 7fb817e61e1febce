import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import type { Part } from "#features/access/staff/parts.ts";

type SectionProps = { id: string; heading: string; why: ReactNode; children: ReactNode };

/** One matter of the entry: its name and a sentence of why above it. */
export const Section = ({ id, heading, why, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="flex scroll-mt-16 flex-col gap-3.5 not-first:border-t not-first:border-line not-first:pt-6"
  >
    <div>
      <h2 id={`${id}-heading`} className="text-sm font-semibold">
        {heading}
      </h2>
      <p className="mt-0.5 max-w-[72ch] text-compact text-pretty text-fg-2">{why}</p>
    </div>
    {children}
  </section>
);

/** Says once what was done, where it was done. */
export function Done({ part, done }: { part: Part; done: Part | undefined }) {
  const t = useTranslations("staff");
  if (part !== done) return null;
  return <Callout tone="ok">{t(`done:${part}`)}</Callout>;
}

/** Properties of every form of the record. */
export type FormProps = { version: number; done: Part | undefined; submissionKey: string };
