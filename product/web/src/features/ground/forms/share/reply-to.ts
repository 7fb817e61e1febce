import { useLocation } from "react-router";
import type { FormReply } from "#request/forms/form-action.ts";

/** What one form of a page with several answered, if it was that one: `?do=` in its address says which. */
export function useReplyTo(actionName: string, reply: object | undefined): FormReply | undefined {
  const { search } = useLocation();
  const isThis = new URLSearchParams(search).get("do") === actionName;
  return isThis && reply && "result" in reply ? (reply as FormReply) : undefined;
}
