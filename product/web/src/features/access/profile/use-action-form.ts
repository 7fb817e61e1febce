import { useActionData, useFetcher, useLocation } from "react-router";
import type { AuthReply } from "#features/access/login/share/auth-form.ts";
import type { ActionName } from "./actions.ts";
import type { PasskeyQuestion } from "./second-step/passkeys.server.ts";
import type { Enrolment, Texting } from "./second-step/second-factor.server.ts";

/** Secrets and addresses that are shown this once, and never again. */
type Shown = { enrolment?: Enrolment; texting?: Texting; codes?: string[]; goTo?: string; passkey?: PasskeyQuestion };

/**
 * One of the many forms of the page. Each answers for itself, so that what was typed into the others stays; without
 * JavaScript the address says which of them it was.
 */
export function useActionForm(actionName: ActionName, key: string = actionName) {
  const fetcher = useFetcher<AuthReply | Shown>({ key });
  const { pathname, search } = useLocation();
  const posted = useActionData<AuthReply | Shown>();
  const wasPosted = new URLSearchParams(search).get("do") === actionName;
  const answer = fetcher.data ?? (wasPosted ? posted : undefined);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    action: `${pathname}?do=${actionName}`,
    /** Why it was not carried out. */
    reply: answer && "result" in answer ? answer : undefined,
    shown: answer && !("result" in answer) ? answer : undefined,
    isBusy: fetcher.state !== "idle",
  };
}
