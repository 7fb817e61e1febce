import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Refusal } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { refusalKey } from "#i18n/refusal-words.ts";

type PassPageProps = {
  title: string;
  text: string;
  back: string;
  reply: { refusals: readonly Refusal[] } | undefined;
  children: ReactNode;
};

/** A page behind the pass: the way back to it, what the page is for, and what was refused. */
export function PassPage({ title, text, back, reply, children }: PassPageProps) {
  const requestText = useTranslations("request");
  const locale = useLocale();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-120 flex-col gap-4 px-4 pt-3 pb-7 text-base">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <a href={inLocale("/workerpass", locale)} className="way flex h-11 items-center text-sm font-medium">
        ‹ {back}
      </a>
      <header>
        <h1 className="text-title">{title}</h1>
        <p className="mt-1 text-sm text-pretty text-fg-2">{text}</p>
      </header>
      {reply && reply.refusals.length > 0 && (
        <Callout tone="bad" alert>
          {reply.refusals.map((refusal) => (
            <p key={refusal.code}>{requestText(refusalKey(refusal.code), refusal as never)}</p>
          ))}
        </Callout>
      )}
      {children}
    </main>
  );
}
