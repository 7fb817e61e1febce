import type { ReactNode } from "react";

/** The head of a screen: what it is, how many, what needs attention, and the actions at its right (on phones below, the main one across). */
export const PageHeader = ({
  title,
  count,
  description,
  actions,
}: {
  title: ReactNode;
  count?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) => (
  <header className="mb-4.5 flex flex-wrap items-start gap-x-4 gap-y-3">
    <div className="min-w-0 flex-[1_1_20rem]">
      <h1 className="text-title text-balance">
        {title}
        {count !== undefined && <span className="num font-medium text-fg-3"> {count}</span>}
      </h1>
      {description && <p className="mt-0.5 max-w-[80ch] text-sm text-pretty text-fg-2">{description}</p>}
    </div>
    {actions && (
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:h-10 max-sm:*:grow">{actions}</div>
    )}
  </header>
);
