/** Forms of a review, wherever it stands; their address names the action and the version. */
import type { Actor } from "@product/domain/actor";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import {
  askAgain,
  openDocument,
  rejectDocument,
  revokeDocument,
  takeBackDocument,
  verifyDocument,
} from "#features/papers/documents/commands.server.ts";
import { documentInScope } from "#features/papers/documents/queries.server.ts";
import { rejectForm, verifyForm, versionForm } from "#features/papers/documents/schema.ts";
import { pageNotFound } from "#request/failures.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";

type Onward = (decided: { id: string; workerId: string }, request: Request) => string;

export async function decide(sent: Sent, actor: Actor, next: Onward) {
  const { searchParams, pathname } = pageAddress(sent.request);
  const id = recordId(searchParams.get("document") ?? "");
  const found = await documentInScope(actor, id);
  if (!found) throw pageNotFound(pathname);
  const on =
    <Input, Result>(command: (who: Actor, documentId: string, input: Input) => Promise<Result>) =>
    (who: Actor, input: Input) =>
      command(who, id, input);
  const actions = {
    open: formAction("document.approve", versionForm, on(openDocument), next),
    verify: formAction("document.approve", verifyForm(found.kind), on(verifyDocument), next),
    reject: formAction("document.approve", rejectForm, on(rejectDocument), next),
    again: formAction("document.approve", rejectForm, on(askAgain), next),
    "take-back": formAction("document.approve", versionForm, on(takeBackDocument), next),
    revoke: formAction("document.approve", versionForm, on(revokeDocument), next),
  };
  return runNamedAction(actions, sent);
}
