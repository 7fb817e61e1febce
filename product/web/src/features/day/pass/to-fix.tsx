import { useTranslations } from "use-intl";
import { useReasonSentence } from "#features/people/clearance-light/share/reason-sentence.ts";
import type { ShownPass } from "./queries.server.ts";

/** All there is to mend, one step after the other, in words meant for the worker. */
export function ToFix({ pass: { light, day } }: { pass: ShownPass }) {
  const t = useTranslations("pass");
  const say = useReasonSentence();
  if (!light || light.reasons.length === 0) return null;
  return (
    <section aria-labelledby="to-fix" className="pass-card mb-4 print:hidden">
      <h2 id="to-fix" className="text-base font-semibold">
        {t("toFix")}
      </h2>
      <ol className="flex flex-col gap-3.5">
        {light.reasons.map((reason, index) => {
          const { headline, detail, mend } = say({ ...reason, private: false }, day, "worker");
          return (
            <li key={`${reason.code}${reason.from}${headline}`} className="flex gap-3">
              <span aria-hidden className="pass-number">
                {index + 1}
              </span>
              <p className="flex min-w-0 flex-col">
                <b className="font-semibold wrap-anywhere">{headline}</b>
                {reason.verdict === light.verdict && detail && <span className="text-sm text-fg-2">{detail}</span>}
                <span className="text-sm text-fg-2">{mend}</span>
              </p>
            </li>
          );
        })}
      </ol>
      {light.verdict === "BLOCK" && <p className="text-sm text-fg-2">{t("gateRed")}</p>}
    </section>
  );
}
