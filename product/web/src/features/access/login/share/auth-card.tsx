import type { ReactNode } from "react";
import { PageTitle } from "#i18n/page-title.tsx";

type AuthCardProps = { title: string; intro?: ReactNode; beside?: ReactNode; children?: ReactNode };

/** One question on one card, in the middle of a quiet page; `beside` stands next to it where there is room. */
export const AuthCard = ({ title, intro, beside, children }: AuthCardProps) => (
  <div
    className={`grid flex-1 content-center justify-center gap-6 px-4 py-6 max-[860px]:content-start max-[860px]:pt-2 ${
      beside
        ? "grid-cols-[minmax(0,400px)_minmax(0,380px)] max-[860px]:grid-cols-[minmax(0,440px)]"
        : "grid-cols-[minmax(0,400px)] max-[860px]:grid-cols-[minmax(0,440px)]"
    }`}
  >
    <PageTitle>{title}</PageTitle>
    <meta name="robots" content="noindex" />
    <section className="flex min-w-0 flex-col rounded-panel border border-line bg-bg p-8 text-sm shadow-[0_12px_40px_-24px_rgb(15_23_42/.18)] max-[860px]:px-5 max-[860px]:py-6">
      <h1 className="text-2xl leading-[30px] font-semibold tracking-[-0.022em]">{title}</h1>
      {intro && <p className="mt-1 text-pretty wrap-anywhere text-fg-2">{intro}</p>}
      {children}
    </section>
    {beside}
  </div>
);

/** The column of a form in a card. */
export const authFormClass = "mt-5.5 flex flex-col gap-4";

/** Fields and buttons are as tall as in the picture, and taller under a finger. */
export const authControlClass = "h-10 max-[860px]:h-11";

/** A line of small links under a form. */
export const AuthFoot = ({ children }: { children: ReactNode }) => (
  <div className="mt-auto flex flex-wrap justify-center gap-x-5 gap-y-2 pt-5 text-center text-compact text-fg-2">
    {children}
  </div>
);

export const authLinkClass =
  "font-medium text-primary-text underline-offset-3 hover:underline inline-flex min-h-6 items-center pointer-coarse:min-h-11";
