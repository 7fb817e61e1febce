import { data } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { toneOf } from "#features/ground/letters/share/states.ts";
import { MessageWords } from "#features/ground/letters/share/message-words.tsx";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { dayAndTime } from "#i18n/format.ts";
import { mailboxContext, type LetterWritten } from "#request/ports/mailbox.ts";
import type { Route } from "./+types/messages.page";
import { lettersTo } from "./queries.server.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "worker.view.contact",
  messages: ["worker-messages", "letters", "worker-page", "workers"],
};

const mostShown = 100;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { worker } = await reachedWorker("worker.view.contact", { context, request, params });
  const mailbox = context.get(mailboxContext);
  const letters = await lettersTo(mailbox, worker, mostShown);
  return data({ letters, isElsewhere: !mailbox }, { headers: { "Cache-Control": "no-store" } });
}

/** The messages to a worker and their delivery, with the words themselves. */
export default function MessagesPage({ loaderData: { letters, isElsewhere } }: Route.ComponentProps) {
  const t = useTranslations("worker-messages");
  return (
    <section className="flex max-w-3xl flex-col gap-3 pt-5 pb-8">
      <h2 className="text-sm font-semibold">{t("heading")}</h2>
      {letters.length > 0 && <p className="text-compact text-fg-2">{t("intro")}</p>}
      {letters.length === 0 && <p className="text-compact text-fg-2">{t(isElsewhere ? "elsewhere" : "none")}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {letters.map((letter) => (
          <LetterItem key={letter.id} letter={letter} />
        ))}
      </ul>
      {letters.length === mostShown && (
        <p className="text-compact text-fg-2">{t("onlyNewest", { n: String(mostShown) })}</p>
      )}
    </section>
  );
}

function LetterItem({ letter }: { letter: LetterWritten }) {
  const t = useTranslations("letters");
  const locale = useLocale();
  const { timeZone } = useWorkerFrame();
  const { subject, recipient, state, createdAt, text, language } = letter;
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-compact pointer-coarse:min-h-11">
          <span className="min-w-0 flex-[1_1_14rem] font-medium wrap-anywhere" lang={language}>
            {subject ?? t("channel:sms")}
          </span>
          <span className="text-fg-2 wrap-anywhere">{recipient}</span>
          <StatusLight tone={toneOf[state]}>{t(`state:${state}`)}</StatusLight>
          <time dateTime={createdAt.toISOString()} className="num text-fg-2">
            {dayAndTime(createdAt, locale, timeZone)}
          </time>
        </summary>
        <div className="pb-4">
          <MessageWords text={text} language={language} />
        </div>
      </details>
    </li>
  );
}
