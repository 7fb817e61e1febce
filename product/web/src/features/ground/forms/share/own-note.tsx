import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";

/** In place of what somebody may not decide about themselves: who does. The route names "request" among its messages. */
export function OwnNote({ others }: { others: { n: number; others: string } | null | undefined }) {
  const t = useTranslations("request");
  return others ? <Callout tone="info">{t("aboutYou", others)}</Callout> : null;
}
