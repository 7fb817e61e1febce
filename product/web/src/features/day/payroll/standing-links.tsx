import { useLocale, useTranslations } from "use-intl";
import { daySpan } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { batchAnchor } from "./schema.ts";

/** The ways to the batches that stand in the way of a new one. */
export function StandingLinks({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("payroll");
  const locale = useLocale();
  const batches = (reply?.refusals ?? []).flatMap((refusal) => ("batches" in refusal ? refusal.batches : []));
  if (batches.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-compact">
      {batches.map(({ id, kind, number, client, entity, firstDay, lastDay }) => (
        <li key={id}>
          <a href={`#${batchAnchor(id)}`} className="way">
            {t("goTo", {
              batch: t(`kind:${kind}`, { number: String(number), client }),
              entity,
              days: daySpan(firstDay, lastDay, locale),
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}
