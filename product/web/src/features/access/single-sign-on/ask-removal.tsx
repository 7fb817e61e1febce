import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { singleSignOnAddress } from "./schema.ts";
import type { IdentityProvider } from "./service.server.ts";

type AskRemovalProps = { provider: IdentityProvider; submissionKey: string };

export function AskRemoval({ provider, submissionKey }: AskRemovalProps) {
  const t = useTranslations("single-sign-on");
  const locale = useLocale();
  const here = inLocale(singleSignOnAddress, locale);
  const isSending = useNavigation().formMethod === "POST";
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section aria-labelledby="ask" className="flex flex-col gap-3 rounded-card border border-bad-line bg-bad-tint p-4">
      <h2 id="ask" ref={question} tabIndex={-1} className="text-sm font-semibold text-pretty outline-none">
        {t("removeAsk", { domains: listOf(provider.domains, locale) })}
      </h2>
      <p className="max-w-[70ch] text-compact text-pretty text-fg-2">{t("removeText")}</p>
      <Form method="post" action={`${here}?do=remove`} className="flex flex-wrap gap-2">
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="id" value={provider.id} />
        <Button type="submit" look="danger-solid" busy={isSending}>
          {t("remove")}
        </Button>
        <WayBack to={here}>{t("cancel")}</WayBack>
      </Form>
    </section>
  );
}
