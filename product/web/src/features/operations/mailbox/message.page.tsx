import { clockNow } from "#request/clock.ts";

import { useLocale, useTranslations } from "use-intl";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { accountOf } from "#features/access/account/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { failure, pageNotFound } from "#request/failures.ts";
import { mailboxContext } from "#request/ports/mailbox.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/message.page";
import { readMessage } from "./commands.server.ts";
import { framedMail } from "./framed-mail.ts";
import { MessageBody } from "./message-body.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { hiddenWords } from "#features/ground/letters/share/hidden-words.ts";
import { isBodyShown } from "./queries.server.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "mailbox.view", messages: ["mailbox", "letters"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "mailbox.view");
  // Reading is an act here, and nobody acts while looking as a colleague sees it.
  if (actor.kind === "person" && actor.viewedBy) throw failure("notPermitted");
  const mailbox = context.get(mailboxContext);
  const message = mailbox && (await readMessage(actor, mailbox, params.messageId));
  if (!message) throw pageNotFound(pageAddress(request).pathname);
  const { text, html, messageId: _, ...entry } = message;
  const { locale } = context.get(requestContext);
  const framed = (pieces: typeof text) => framedMail(pieces, (hidden) => hiddenWords[hidden][locale]);
  const account = actor.kind === "person" ? await accountOf(actor.id) : undefined;
  return {
    entry,
    timeZone: account?.timeZone ?? "Europe/Madrid",
    // A body that is not shown does not leave the server.
    body: isBodyShown(entry, clockNow()) ? { text, html: html === null ? undefined : framed(html) } : undefined,
  };
}

export default function MessagePage({ loaderData: { entry, timeZone, body } }: Route.ComponentProps) {
  const t = useTranslations("mailbox");
  const letters = useTranslations("letters");
  const subject = entry.subject ?? letters("channel:sms");
  return (
    <>
      <PageTitle>{subject}</PageTitle>
      <PageHeader
        title={subject}
        description={<span className="wrap-anywhere">{t("to", { recipient: entry.recipient })}</span>}
        actions={<WayBack to={inLocale("/admin/mailbox", useLocale())}>{t("back")}</WayBack>}
      />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0 max-lg:order-2">
          {body ? (
            <MessageBody text={body.text} html={body.html} language={entry.language} />
          ) : (
            <EmptyState title={t("hiddenTitle")}>{t("hiddenText")}</EmptyState>
          )}
        </div>
        <MessageFacts entry={entry} timeZone={timeZone} />
      </div>
    </>
  );
}
