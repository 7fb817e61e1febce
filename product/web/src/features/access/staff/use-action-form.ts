import { useActionData, useFetcher, useLocation } from "react-router";
import type { AuthReply } from "#features/access/login/share/auth-form.ts";
import type { ActionName, ActionAnswer } from "./actions.ts";

/**
 * One of the several forms of a person's page. Each answers for itself, so that what was chosen in the others stays;
 * without JavaScript the address says which of them it was.
 */
export function useActionForm(actionName: ActionName) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<AuthReply | ActionAnswer>({ key: `${pathname} ${actionName}` });
  const posted = useActionData<AuthReply | ActionAnswer>();
  const wasPosted = new URLSearchParams(search).get("do") === actionName;
  const answer = fetcher.data ?? (wasPosted ? posted : undefined);
  const isDone = answer !== undefined && "link" in answer;
  return {
    Form: fetcher.Form,
    action: `${pathname}?do=${actionName}`,
    /** Why it was not carried out. */
    reply: isDone ? undefined : answer,
    /** The link that the action gave, shown this once. */
    link: isDone ? answer.link : undefined,
    isBusy: fetcher.state !== "idle",
  };
}
