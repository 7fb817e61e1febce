import type { ReactNode } from "react";

/** One line of a list of facts: its name, and what is known. The list says how wide the names are. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="col-span-full grid grid-cols-subgrid">
    <dt className="text-fg-3">{name}</dt>
    <dd className="num wrap-anywhere">{children}</dd>
  </div>
);
