import type { ReactNode } from "react";

/** Says what this place is, why it is empty, and offers the one next step. */
export const EmptyState = ({
  icon,
  title,
  heading: Heading = "h2",
  children,
  action,
}: {
  icon?: ReactNode;
  title: ReactNode;
  heading?: "h1" | "h2" | "h3" | "p" | undefined;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="flex flex-col items-center rounded-card border border-line bg-bg px-6 py-9 text-center text-sm">
    {icon && (
      <span
        aria-hidden
        className="mb-3 flex size-10 items-center justify-center rounded-[10px] border border-line text-fg-2 shadow-control"
      >
        {icon}
      </span>
    )}
    <Heading className="font-semibold text-balance">{title}</Heading>
    {children && <div className="mt-1.5 max-w-[42ch] text-balance text-fg-2">{children}</div>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
