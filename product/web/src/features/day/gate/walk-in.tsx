import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { timeOf } from "#i18n/format.ts";
import type { Scanned } from "./commands.server.ts";
import type { Gate } from "./gate-shown.ts";

/** For supervisors: the places that are open for somebody who has none. */
export function WalkIn({
  gate,
  scanned: { open = [], text },
  client,
}: {
  gate: Gate;
  scanned: Scanned;
  client: string;
}) {
  const t = useTranslations("gate");
  const locale = useLocale();
  const isSending = useNavigation().formMethod === "POST";
  const at = (moment: Date) => timeOf(new Date(moment), locale, gate.timeZone);
  if (open.length === 0) return <p className="border-t border-(--gate-line) py-3">{t("noOpenPlace")}</p>;
  return (
    <Form method="post" aria-label={t("walkIn")} className="border-t border-(--gate-line) pt-3">
      <p className="font-semibold">{t("walkIn")}</p>
      <input type="hidden" name="client" value={client} />
      <input type="hidden" name="code" value={text} />
      <ul className="flex flex-col gap-2 pt-2">
        {open.map(({ slotId, role, shift, startsAt, endsAt, free }) => (
          <li key={slotId}>
            <button
              name="walkIn"
              value={slotId}
              aria-busy={isSending}
              aria-label={t("walkInAs", { role, shift })}
              className="gate-place"
            >
              <b className="font-semibold wrap-anywhere">{role}</b>
              <span className="wrap-anywhere">
                {shift} · {at(startsAt)}–{at(endsAt)} · {t("free", { n: free })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
