import { useTranslations } from "use-intl";
import { linkByMailAction } from "#features/ground/forms/share/link-by-mail-action.ts";
import { LinkByMail } from "#features/ground/forms/share/link-by-mail.tsx";
import type { Route } from "./+types/send-link.page";
import { sendLinksAgain } from "./commands.server.ts";

export const handle = { needs: "public", messages: ["signup-link", "forms", "request"] };

export const action = linkByMailAction(sendLinksAgain);

export default function SendLinkPage({ actionData }: Route.ComponentProps) {
  const t = useTranslations("signup-link");
  return <LinkByMail formId="link" word={(key) => t(key)} reply={actionData} />;
}
