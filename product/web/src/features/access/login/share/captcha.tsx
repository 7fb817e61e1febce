import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import type { PublicSettings } from "#request/context.ts";
import type { AuthReply } from "./auth-form.ts";
import { drawCaptcha, isAllowedHere } from "./captcha-widget.ts";

export type CaptchaSettings = PublicSettings["auth"]["captcha"];

type CaptchaProps = { captcha: CaptchaSettings; reply: AuthReply | undefined };

/** The check of another site that a person is there, where the operator wants one. Its script is loaded here and nowhere else. */
export function Captcha({ captcha, reply }: CaptchaProps) {
  // An answer counts once: with each reply the check begins anew.
  const [turn, setTurn] = useState({ reply, n: 0 });
  if (turn.reply !== reply) setTurn({ reply, n: turn.n + 1 });
  return captcha ? <Check key={turn.n} {...captcha} /> : null;
}

function Check({ provider, siteKey }: NonNullable<CaptchaSettings>) {
  const t = useTranslations("login");
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState("");
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    // This document was loaded for a page whose policy knows nothing of the check.
    if (!isAllowedHere()) return location.reload();
    const drawing = drawCaptcha(place.current!, { provider, siteKey, locale, onAnswer: setAnswer });
    drawing.catch(() => setLost(true));
    return () => void drawing.then((remove) => remove()).catch(() => {});
  }, [provider, siteKey, locale]);
  return (
    <div>
      <div ref={place} data-captcha={provider} className="min-h-[65px] noscript:hidden" />
      <input type="hidden" name="captchaToken" value={answer} />
      {isLost && <Callout tone="warn">{t("captchaLost")}</Callout>}
      <div className="hidden noscript:block">
        <Callout tone="warn">{t("captchaNeedsScript")}</Callout>
      </div>
    </div>
  );
}
