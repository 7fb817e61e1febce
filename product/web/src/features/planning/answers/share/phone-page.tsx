import type { ReactNode } from "react";
import { Column } from "@product/ui/column";
import { PageTitle } from "#i18n/page-title.tsx";

/** A page behind somebody's own link, as narrow as a phone; nobody finds it by searching. */
export const PhonePage = ({ title, intro, children }: { title: string; intro: string; children: ReactNode }) => (
  <Column className="flex max-w-xl flex-col gap-6 py-6 sm:py-12">
    <PageTitle>{title}</PageTitle>
    <meta name="robots" content="noindex" />
    <header className="flex flex-col gap-2">
      <h1 className="text-[26px] leading-8 font-semibold tracking-[-0.025em]">{title}</h1>
      <p className="text-pretty text-fg-2">{intro}</p>
    </header>
    {children}
  </Column>
);
