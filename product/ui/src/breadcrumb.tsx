import type { ReactNode } from "react";
import { Glyph } from "./glyph.tsx";

/** The way here. `trail` holds the links above this page, rendered by the caller; on phones only the last place shows. */
export const Breadcrumb = ({ label, trail, current }: { label: string; trail: ReactNode[]; current: ReactNode }) => (
  <nav aria-label={label} className="min-w-0">
    <ol className="flex min-w-0 items-center gap-1.5 text-compact text-fg-2">
      {trail.map((link, place) => (
        <li key={place} className="flex shrink-0 items-center gap-1.5 max-sm:hidden *:hover:text-fg">
          {link}
          <Glyph name="chevron-right" size={14} className="text-fg-3" />
        </li>
      ))}
      <li aria-current="page" className="truncate font-medium text-fg">
        {current}
      </li>
    </ol>
  </nav>
);
