import { useLocale, useTranslations } from "use-intl";
import { drawingSize } from "@product/domain/people/signatures";
import { dayAndTime, hoursAndMinutes } from "#i18n/format.ts";
import type { ClientSigning } from "#features/day/client-hours/queries.server.ts";

type SigningListProps = { signings: readonly ClientSigning[]; timeZone: string };

/** Who has approved hours for the client, and the signature as it was drawn. */
export function SigningList({ signings, timeZone }: SigningListProps) {
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
                signer,
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
          </li>
        ))}
      </ul>
    </section>
  );
}
