import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import { PassHead } from "./pass-head.tsx";
import { PunchNotes } from "./punches/punch-notes.tsx";

/** For whoever has no pass here: that this is one, and how its owner gets to it. */
export function StrangerScreen({ isGone, isBlocked }: { isGone: boolean; isBlocked: boolean }) {
  const t = useTranslations("pass");
  const locale = useLocale();
  if (isBlocked) return <BlockedScreen />;
  return (
    <>
      <PassHead />
      <div className="flex grow flex-col justify-center gap-5 py-12">
        <h1 className="text-[34px] leading-[38px] font-semibold tracking-[-0.036em]">{t("strangerTitle")}</h1>
        {isGone && (
          <output className="rounded-panel border border-warn-line bg-warn-tint px-4 py-3 text-warn-text">
            {t("linkGone")}
          </output>
        )}
        <PunchNotes withoutPass />
        <p className="text-pretty text-fg-2">{t("strangerText")}</p>
        <p className="text-pretty text-fg-2">{t("strangerFound")}</p>
        <div className="flex flex-col gap-2.5">
          <Link reloadDocument to={inLocale("/workerpass/send", locale)} className={buttonClass("primary", "large")}>
            {t("sendAgain")}
          </Link>
          <Link reloadDocument to={inLocale("/login", locale)} className={buttonClass("quiet", "large")}>
            {t("signIn")}
          </Link>
        </div>
      </div>
    </>
  );
}

/** For whoever has a pass that opens nothing any more: why, and whom to ask. */
function BlockedScreen() {
  const t = useTranslations("pass");
  return (
    <>
      <PassHead />
      <div className="flex grow flex-col justify-center gap-5 py-12">
        <h1 className="text-[34px] leading-[38px] font-semibold tracking-[-0.036em]">{t("blockedTitle")}</h1>
        <p className="text-pretty text-fg-2">{t("blockedText")}</p>
        <PunchNotes withoutPass />
        <Link reloadDocument to={inLocale("/data-protection", useLocale())} className={buttonClass("quiet", "large")}>
          {t("blockedAsk")}
        </Link>
      </div>
    </>
  );
}
