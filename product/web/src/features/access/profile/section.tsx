import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { classes } from "@product/ui/classes";
import type { Part } from "./parts.ts";

type SectionProps = { id: string; heading: string; why: string; children: ReactNode };

/** One matter of the account: its name and why it is there at the left, on phones above. */
export const Section = ({ id, heading, why, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="grid scroll-mt-16 gap-x-12 gap-y-4 border-t border-line py-7 lg:grid-cols-[260px_minmax(0,1fr)]"
  >
    <div>
      <h2 id={`${id}-heading`} className="text-sm font-semibold">
        {heading}
      </h2>
      <p className="mt-0.5 max-w-[56ch] text-compact text-pretty text-fg-2">{why}</p>
    </div>
    <div className="flex min-w-0 flex-col gap-3">{children}</div>
  </section>
);

/** Says once what was done, where it was done. The address leads here. */
export function Done({ part, done }: { part: Part; done: Part | undefined }) {
  const t = useTranslations("profile");
  if (part !== done) return null;
  return (
    <div id={part} className="scroll-mt-24">
      <Callout tone="ok">{t(`done:${part}`)}</Callout>
    </div>
  );
}

/** A frame of rows with one line between each. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <div className="divide-y divide-line rounded-card border border-line">{children}</div>
);

type RowProps = { title: ReactNode; text?: ReactNode; mark?: ReactNode; action?: ReactNode };

export const Row = ({ action, ...words }: RowProps) => (
  <div className={rowClass}>
    <RowWords {...words} />
    {action}
  </div>
);

/** The words of a row. A summary may contain phrasing elements only. */
export const RowWords = ({ title, text, mark }: Omit<RowProps, "action">) => (
  <span className="flex min-w-0 flex-1 basis-52 flex-col">
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium wrap-anywhere">
      {title}
      {mark}
    </span>
    {text && <span className="text-compact text-pretty text-fg-2">{text}</span>}
  </span>
);

export const rowClass = classes("flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5");
