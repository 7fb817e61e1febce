import { useTranslations } from "use-intl";
import type { OwnClearance } from "#features/access/account/queries.server.ts";
import { ClearanceLight } from "#features/people/clearance-light/share/clearance-light.tsx";
import { useReasonSentence } from "#features/people/clearance-light/share/reason-sentence.ts";

/** Whether the reader may work, why not, and what they can do about it, in words meant for them. */
export function OwnLight({ verdict, reasons, today }: Pick<OwnClearance, "verdict" | "reasons"> & { today: string }) {
  const t = useTranslations("pass");
  const say = useReasonSentence();
  return (
    <section aria-label={t("light")} className="flex flex-col gap-3 rounded-panel border border-line p-4">
      <p>
        <ClearanceLight size="pill" verdict={verdict} today={today} to="worker" />
      </p>
      {verdict !== "ALLOW" && reasons.length === 0 && <p className="text-fg-2">{t("askOffice")}</p>}
      <ul className="flex flex-col gap-3">
        {reasons.map((reason) => {
          const { headline, detail, mend } = say({ ...reason, private: false }, today, "worker");
          return (
            <li key={`${reason.code}${reason.from}${headline}`} className="flex flex-col">
              <span className="font-medium wrap-anywhere">{headline}</span>
              {/* Of what only is owed while something else blocks, nothing would follow yet. */}
              {reason.verdict === verdict && <span className="text-sm text-fg-2">{detail}</span>}
              <span className="text-sm text-fg-2">{mend}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
