import { cloneElement, type ReactElement, type ReactNode } from "react";
import { buttonClass } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import type { PaginationLabels } from "@product/ui/labels";

type Link = ReactElement<{ className?: string; children?: ReactNode; rel?: string }>;

type PaginationProps = {
  labels: PaginationLabels;
  /** Which rows are shown, of how many. */
  summary?: ReactNode;
  /** Empty links of the caller's router; none at the ends. */
  previous?: Link | undefined;
  next?: Link | undefined;
};

/** One page back, one page on. */
export const Pagination = ({ labels, summary, previous, next }: PaginationProps) => (
  <nav aria-label={labels.pagination} className="flex flex-wrap items-center gap-2 py-2.5 text-compact text-fg-2">
    <span className="num mr-auto">{summary}</span>
    <Step link={previous} rel="prev">
      <Glyph name="chevron-left" size={14} />
      {labels.previous}
    </Step>
    <Step link={next} rel="next">
      {labels.next}
      <Glyph name="chevron-right" size={14} />
    </Step>
  </nav>
);

const Step = ({ link, rel, children }: { link: Link | undefined; rel: string; children: ReactNode }) =>
  link ? (
    cloneElement(link, { className: buttonClass("quiet"), rel }, children)
  ) : (
    <span aria-disabled className={`${buttonClass("quiet")} opacity-50`}>
      {children}
    </span>
  );
