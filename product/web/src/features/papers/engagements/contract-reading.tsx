import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { drawingSize } from "@product/domain/papers/signatures";
import { Button } from "@product/ui/controls/button";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { RevealFields } from "#features/people/worker-page/share/reveal-fields.tsx";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { dayTimeAndSeconds } from "#i18n/format.ts";
import { BothLanguages } from "./both-languages.tsx";
import { Details } from "./card-actions.tsx";
import type { ReadText } from "./actions.ts";
import type { CardProps } from "./engagement-card.tsx";
import { useReplyTo } from "./reply.ts";

/** The text as it was sent, for those who may see identity numbers, and pay where the text tells it; asks why first. */
export function ContractReading({ contract, reply: answer }: CardProps) {
  const t = useTranslations("engagements");
  const page = useTranslations("worker-page");
  const { may } = useWorkerFrame();
  const { pathname } = useLocation();
  const reply = useReplyTo("read", contract.id, answer);
  const id = `read-${contract.id}`;
  const fields = formFields(id, ["lookReason", "lookText"], { lookReason: "", lookText: "" }, reply);
  const opened = answer?.opened?.engagementId === contract.id ? answer.opened : undefined;
  if (!contract.hasText || !may.seeIdentity || (contract.tellsPay && !may.seePay)) return null;
  return (
    <Details label={t("read")} isOpen={opened !== undefined || reply !== undefined}>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-compact text-fg-2">{t("readWhy")}</p>
        {!opened && (
          <Form
            method="post"
            action={`${pathname}?do=read&of=${contract.id}`}
            preventScrollReset
            className="flex max-w-xl flex-col gap-3"
          >
            <Rejection
              reply={reply}
              fields={[
                { ...fields.lookReason, label: page("lookReason") },
                { ...fields.lookText, label: page("lookText") },
              ]}
            />
            <input type="hidden" name="engagementId" value={contract.id} />
            <RevealFields fields={fields} />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" look="quiet">
                {t("read")}
              </Button>
            </div>
          </Form>
        )}
        {opened && <Opened opened={opened} />}
      </div>
    </Details>
  );
}

function Opened({ opened: { text, sha256, signature } }: { opened: ReadText }) {
  const t = useTranslations("engagements");
  const locale = useLocale();
  const { timeZone } = useWorkerFrame();
  const facts: [string, string][] = signature
    ? [
        [t("signedAs"), signature.name],
        [t("signature"), dayTimeAndSeconds(new Date(signature.at), locale, timeZone)],
        [t("readIn"), t(`language:${signature.language}`)],
        [t("signedFrom"), signature.address],
      ]
    : [];
  return (
    <>
      <dl className="grid grid-cols-[minmax(6.5rem,max-content)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-compact">
        {[...facts, [t("hash"), sha256] as const].map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-fg-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {signature?.path && (
        <figure className="flex flex-col gap-1">
          <figcaption className="text-compact text-fg-2">{t("drawing")}</figcaption>
          <svg
            aria-hidden
            viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
            className="h-24 w-72 rounded-card border border-line"
          >
            <path d={signature.path} className="fill-none stroke-current" strokeWidth={3} strokeLinecap="round" />
          </svg>
        </figure>
      )}
      <BothLanguages texts={text} />
    </>
  );
}
