import type { ReactNode } from "react";

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[]; className: string };

/** Facts about a record, a line each; unknown facts have no line. `className` sets the width of the names. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={`grid ${className} text-compact`}>
    {facts
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-fg-3">{name}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
);
