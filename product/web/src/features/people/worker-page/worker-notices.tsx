import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { SentLink } from "#features/ground/forms/share/sent-link.tsx";
import { MovePanel } from "./move-panel.tsx";
import { Proposals } from "./proposals.tsx";
import { useReplyTo, type ActionReply } from "./reply.ts";
import type { WorkerPageData } from "./worker.page.tsx";

/** The result of the last action, the proposals that wait for a second person, and the questions of a chosen move. */
export function WorkerNotices({ page, reply }: { page: WorkerPageData; reply: ActionReply | undefined }) {
  const t = useTranslations("worker-page");
  const linkReply = useReplyTo("send-link", reply);
  return (
    <>
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        <Rejection reply={linkReply} fields={[]} />
        {page.done === "link" && <Callout tone="ok">{t("linkSent")}</Callout>}
        {reply?.link && <SentLink {...reply.link} sentTitle={t("linkSent")} />}
        {page.done === "moved" && <Callout tone="ok">{t("moved")}</Callout>}
        {page.done === "dropped" && <Callout tone="ok">{t("dropped")}</Callout>}
        <Proposals page={page} reply={reply} />
      </div>
      <MovePanel page={page} reply={reply} />
    </>
  );
}
