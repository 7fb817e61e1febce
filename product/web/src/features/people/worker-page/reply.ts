import { useLocation } from "react-router";
import type { OneTimeLink } from "#request/addresses/one-time-link.ts";
import type { FormReply } from "#request/forms/form-action.ts";

/** The answer of a form of the page: why it was not carried out, or the revealed values. */
export type ActionReply = Partial<FormReply> & {
  identity?: { birthDate: string | null; identities: { type: string; value: string }[] };
  link?: OneTimeLink;
  pay?: { naf: string | null; iban: string | null; accountHolder: string | null };
};

/** The reply of one form, if it was that one: the address says which. */
export function useReplyTo(actionName: string, reply: ActionReply | undefined): FormReply | undefined {
  const { search } = useLocation();
  const isThis = new URLSearchParams(search).get("do") === actionName;
  return isThis && reply?.result ? (reply as FormReply) : undefined;
}
