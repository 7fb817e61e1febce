import type { ReactNode } from "react";

/** One card of the gallery. */
export const Sheet = ({ name, about, children }: { name: string; about: string; children: ReactNode }) => (
  <section className="mb-5 break-inside-avoid rounded-panel border border-line bg-bg">
    <header className="border-b border-line px-5 py-3.5">
      <h2 className="text-sm font-semibold">{name}</h2>
      <p className="text-compact text-fg-2">{about}</p>
    </header>
    <div className="flex flex-col gap-3.5 p-4 sm:p-5">{children}</div>
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">{children}</div>
);
