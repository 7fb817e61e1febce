import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { drawingSize } from "@product/domain/papers/signatures";
import { Button } from "@product/ui/controls/button";
import { dayAndTime, hoursAndMinutes } from "#i18n/format.ts";
import type { ClientSigning } from "#features/day/client-hours/queries.server.ts";

type SigningListProps = { signings: readonly ClientSigning[]; timeZone: string; mayForget?: boolean };

/** The people who approved hours for the client, each with the signature as drawn. */
export function SigningList({ signings, timeZone, mayForget }: SigningListProps) {
  const t = useTranslations("client-hours");
  const locale = useLocale();
  if (signings.length === 0) return null;
  return (
    <section aria-labelledby="signings" className="flex flex-col gap-2">
      <h2 id="signings" className="text-sm font-semibold">
        {t("signings")}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line">
        {signings.map(({ id, signer, path, lines, minutes, signedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-3.5 py-2.5 text-compact">
            <span className="num min-w-0 flex-[1_1_16rem] wrap-anywhere">
              {t("signed", {
                signer: signer || t("nameRemoved"),
                n: lines,
                hours: hoursAndMinutes(minutes),
                when: dayAndTime(signedAt, locale, timeZone),
              })}
            </span>
            {path && <span className="sr-only">{t("drawn", { signer })}</span>}
            {path && (
              <svg aria-hidden viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`} className="h-10 w-30">
                <path d={path} className="fill-none stroke-current" strokeWidth={4} strokeLinecap="round" />
              </svg>
            )}
            {mayForget && signer && <ForgetSigner id={id} signer={signer} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For somebody who asks that their name be removed: the hours stay signed. */
function ForgetSigner({ id, signer }: { id: string; signer: string }) {
  const t = useTranslations("client-hours");
  return (
    <details>
      <summary className="way cursor-pointer">{t("removeName")}</summary>
      <Form method="post" className="flex flex-col items-start gap-2 pt-2">
        <p className="max-w-80 text-pretty text-fg-2">{t("removeNameText", { signer })}</p>
        <Button type="submit" look="quiet" size="row" name="signing" value={id}>
          {t("removeNameNow", { signer })}
        </Button>
      </Form>
    </details>
  );
}
