import { useLocation } from "react-router";
import type { FormReply } from "#request/forms/form-action.ts";
import type { DeedReply } from "./deeds.ts";

/** The reply to one form of one contract, if it was that one: the address says which. */
export function useReplyTo(deed: string, engagementId: string, reply: DeedReply | undefined): FormReply | undefined {
  const search = new URLSearchParams(useLocation().search);
  const isThis = search.get("do") === deed && (search.get("of") ?? "") === engagementId;
  return isThis && reply?.result ? (reply as FormReply) : undefined;
}
