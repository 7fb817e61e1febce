import { useActionData, useFetcher, useLocation } from "react-router";
import type { AuthReply } from "#features/access/login/share/auth-form.ts";
import type { Deed, DeedAnswer } from "./deeds.ts";

/**
 * One of the several forms of a person's page. Each answers for itself, so that what was chosen in the others stays;
 * without JavaScript the address says which of them it was.
 */
export function useDeed(deed: Deed) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<AuthReply | DeedAnswer>({ key: `${pathname} ${deed}` });
  const posted = useActionData<AuthReply | DeedAnswer>();
  const wasPosted = new URLSearchParams(search).get("do") === deed;
  const answer = fetcher.data ?? (wasPosted ? posted : undefined);
  const isDone = answer !== undefined && "link" in answer;
  return {
    Form: fetcher.Form,
    action: `${pathname}?do=${deed}`,
    /** Why it was not carried out. */
    reply: isDone ? undefined : answer,
    /** What it gave, this once. */
    link: isDone ? answer.link : undefined,
    isBusy: fetcher.state !== "idle",
  };
}
