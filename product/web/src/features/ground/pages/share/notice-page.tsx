import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale } from "use-intl";
import { Column } from "@product/ui/column";
import { buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";

/** A page that only says something, as where a link opens nothing: said kindly, with a way on. */
export const NoticePage = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Column className="flex max-w-lg flex-col items-start gap-4 py-16 sm:py-24">
    <PageTitle>{title}</PageTitle>
    <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{title}</h1>
    <p className="text-pretty text-fg-2">{text}</p>
    {children}
  </Column>
);

/** The way on from there for who came from outside. */
export const HomeLink = ({ children }: { children: string }) => (
  <Link to={inLocale("/", useLocale())} className={buttonClass("quiet", "form")}>
    {children}
  </Link>
);
