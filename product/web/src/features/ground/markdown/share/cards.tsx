import type { ReactNode } from "react";

type Card = { title: ReactNode; content: ReactNode };

/** Side by side where there is room; numbered ones tell what comes after what. */
export const Cards = ({ isNumbered, items }: { isNumbered: boolean; items: readonly Card[] }) => {
  const Tag = isNumbered ? "ol" : "ul";
  return (
    <Tag className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]">
      {items.map(({ title, content }, at) => (
        <li key={at} className="flex flex-col gap-2 rounded-card border border-line p-4">
          {isNumbered && (
            <span
              aria-hidden
              className="flex size-7 items-center justify-center rounded-control border border-line-2 text-sm font-semibold"
            >
              {at + 1}
            </span>
          )}
          <h3 className="font-semibold text-balance">{title}</h3>
          <div className="flex flex-col gap-2 text-fg-2">{content}</div>
        </li>
      ))}
    </Tag>
  );
};
