import { useId, type ReactNode } from "react";
import { classes } from "@product/ui/classes";

type CardProps = {
  title: string;
  count?: ReactNode;
  about?: ReactNode;
  /** At the right of the head. */
  end?: ReactNode;
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One part of the dashboard: its name, what it says, and where the whole of it is. */
export function Card({ title, count, about, end, foot, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes("flex min-w-0 flex-col rounded-card border border-line", className)}
    >
      <div className="flex min-h-11 items-center gap-2 border-b border-line px-4 py-2">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {count}
        {about && <span className="truncate text-compact text-fg-3 max-sm:hidden">{about}</span>}
        {end && <span className="ml-auto shrink-0 text-compact text-fg-2">{end}</span>}
      </div>
      {children}
      {foot && (
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-compact text-fg-2">
          {foot}
        </div>
      )}
    </section>
  );
}
