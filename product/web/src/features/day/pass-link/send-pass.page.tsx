import { useTranslations } from "use-intl";
import { linkByMailAction } from "#features/ground/forms/share/link-by-mail-action.ts";
import { LinkByMail } from "#features/ground/forms/share/link-by-mail.tsx";
import type { Route } from "./+types/send-pass.page";
import { sendPassLinks } from "./commands.server.ts";

export const handle = { needs: "public", messages: ["pass-link", "forms", "request"] };

export const action = linkByMailAction(sendPassLinks);

export default function SendPassPage({ actionData }: Route.ComponentProps) {
  const t = useTranslations("pass-link");
  return <LinkByMail formId="pass-link" word={(key) => t(key)} reply={actionData} />;
}
