import { useLocation } from "react-router";
import type { FormReply } from "#request/forms/form-action.ts";
import type { ActionReply } from "./actions.ts";

/** The reply to one form of one contract, if it was that one: the address says which. */
export function useReplyTo(
  actionName: string,
  engagementId: string,
  reply: ActionReply | undefined,
): FormReply | undefined {
  const search = new URLSearchParams(useLocation().search);
  const isThis = search.get("do") === actionName && (search.get("of") ?? "") === engagementId;
  return isThis && reply?.result ? (reply as FormReply) : undefined;
}
