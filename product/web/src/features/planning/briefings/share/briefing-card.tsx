import type { ReactNode } from "react";
import { MarkdownBlocks } from "#features/ground/markdown/share/markdown-blocks.tsx";
import type { ShownBriefing } from "#features/planning/briefings/queries.server.ts";

type BriefingCardProps = {
  title: string;
  dress: string;
  briefing: ShownBriefing;
  fileAddress: (id: string) => string;
  children?: ReactNode;
};

/** The briefing as the worker sees it; below it the actions it offers. */
export function BriefingCard({ title, dress, briefing, fileAddress, children }: BriefingCardProps) {
  return (
    <section
      aria-labelledby="briefing"
      className="flex flex-col gap-3 rounded-card border border-line bg-bg-raised p-4"
    >
      <h2 id="briefing" className="text-base font-semibold">
        {title}
      </h2>
      {briefing.dress && <p className="text-sm">{dress}</p>}
      {briefing.parts.map((blocks, at) => (
        <div key={at} className="flex flex-col gap-3 text-sm">
          <MarkdownBlocks blocks={blocks} />
        </div>
      ))}
      {briefing.files.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {briefing.files.map(({ id, name }) => (
            <li key={id}>
              <a
                href={fileAddress(id)}
                className="inline-flex min-h-11 items-center text-primary-text underline underline-offset-3 wrap-anywhere"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
