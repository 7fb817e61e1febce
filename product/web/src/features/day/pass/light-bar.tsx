import { useLocale, useTranslations } from "use-intl";
import { useReasonSentence } from "#features/people/clearance-light/share/reason-sentence.ts";
import { dayAndMonth } from "#i18n/format.ts";
import { LightSign } from "./share/light-sign.tsx";
import type { ShownPass } from "./queries.server.ts";

/** May I work today? Word, sign and the gravest reason, in colours that are read in the sun. */
export function LightBar({ pass: { light, day } }: { pass: ShownPass }) {
  const t = useTranslations("pass");
  const say = useReasonSentence();
  const locale = useLocale();
  if (!light) return null;
  const { verdict, reasons, expiresAt } = light;
  const [first] = reasons;
  const why =
    verdict === "ALLOW"
      ? expiresAt
        ? t("goodUntil", { day: dayAndMonth(expiresAt, locale, day) })
        : t("allGood")
      : first
        ? say({ ...first, private: false }, day, "worker").headline
        : t("askOffice");
  return (
    <section aria-label={t(`today:${verdict}`)} className={`pass-light pass-${verdict.toLowerCase()} print:hidden`}>
      <LightSign light={verdict === "ALLOW" ? "go" : verdict === "WARN" ? "ask" : "stop"} size={34} />
      <p className="flex min-w-0 flex-col">
        <b className="text-xl leading-[26px] font-semibold tracking-[-0.015em]">{t(`today:${verdict}`)}</b>
        <span className="text-sm wrap-anywhere">{why}</span>
      </p>
    </section>
  );
}
