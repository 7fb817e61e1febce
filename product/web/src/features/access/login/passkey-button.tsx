import { useState } from "react";
import { useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { classes } from "@product/ui/classes";
import { usePasskeyAutofill } from "./passkey-autofill.ts";
import { questionOf, type Question } from "./passkey-question.ts";
import { authControlClass } from "./share/auth-card.tsx";
import { AuthIcon } from "./share/auth-icon.tsx";
import { shownPasskey, useHasPasskeys } from "./share/browser-passkeys.ts";

/** How the page asks the service for a question to the passkey. */
export type PasskeyService = {
  key: string;
  /** The browser may offer passkeys to be filled in; not where a CAPTCHA has to be answered before. */
  fillsIn: boolean;
};

type PasskeyButtonProps = { service: PasskeyService; keep: boolean; isAlone: boolean };

/** First of all ways in, where the browser has them: nothing to type, and nothing that could be stolen. */
export function PasskeyButton({ service, keep, isAlone }: PasskeyButtonProps) {
  const t = useTranslations("login");
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "asking" | "away" | "failed">("idle");
  const send = (question: Question, credential: string) => {
    const fields = { intent: "passkey", challenge: question.challenge_id, credential, ...(keep ? { keep: "on" } : {}) };
    return submit(fields, { method: "post" });
  };
  const autofill = usePasskeyAutofill(service, (question, credential) => void send(question, credential));
  if (!useHasPasskeys()) return null;
  const signIn = async () => {
    autofill.end();
    setState("asking");
    const question = await questionOf(service, captchaAnswer()).catch(() => undefined);
    if (!question) return setState("away");
    const credential = await shownPasskey(question.options).catch(() => "failed" as const);
    setState(credential === "failed" ? "failed" : "idle");
    if (credential && credential !== "failed") await send(question, credential);
    else autofill.begin();
  };
  return (
    <div className="noscript:hidden">
      <Button
        type="button"
        look="quiet"
        size="form"
        busy={state === "asking"}
        onClick={() => void signIn()}
        className={classes(authControlClass, "mt-5.5 w-full")}
      >
        <AuthIcon name="key" />
        {t("withPasskey")}
      </Button>
      {(state === "away" || state === "failed") && (
        <div className="mt-3">
          <Callout tone="warn" alert>
            {t(state === "away" ? "error:away" : "error:passkey_failed")}
          </Callout>
        </div>
      )}
      {isAlone && <Or />}
    </div>
  );
}

const captchaAnswer = () => document.querySelector<HTMLInputElement>("input[name=captchaToken]")?.value;

export function Or() {
  const t = useTranslations("login");
  return (
    <p className="mt-4 -mb-1.5 flex items-center gap-3 text-help text-fg-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t("or")}
    </p>
  );
}
