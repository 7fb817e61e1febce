import { useLocation } from "react-router";
import type { FormReply } from "#request/forms/form-action.ts";

/** The reply of one form on a page with several, if it was that one: `?do=` in the address says which. */
export function useReplyTo(actionName: string, reply: object | undefined): FormReply | undefined {
  const { search } = useLocation();
  const isThis = new URLSearchParams(search).get("do") === actionName;
  return isThis && reply && "result" in reply ? (reply as FormReply) : undefined;
}
