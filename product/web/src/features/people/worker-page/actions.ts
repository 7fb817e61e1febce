/** The actions of the forms of a worker's page, by the name in the address they are sent to. */
import type { Actor } from "@product/domain/actor";
import type { MoveForTwo } from "@product/domain/people/worker-states";
import { confirmBank, dropBank } from "#features/people/bank-accounts/commands.server.ts";
import { proposalForm, type ProposalForm } from "#features/people/bank-accounts/schema.ts";
import { sendLink } from "#features/people/completion/commands.server.ts";
import { oneTimeLink } from "#request/addresses/one-time-link.ts";
import * as records from "#features/people/worker-record/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import * as commands from "./commands.server.ts";
import { moveWorker } from "./moves.server.ts";
import { confirmMove, dropMove } from "./proposals.server.ts";
import * as forms from "./schema.ts";
import type { Tab } from "./tabs.ts";

export function runAction(sent: Sent, id: string) {
  const back = (tab: Tab, part: string) => (_done: unknown, request: Request) => workerAddress(id, tab, part, request);
  const actions = {
    details: formAction("worker.edit", records.detailsForm, on(commands.editDetails), back("profile", "details")),
    identity: formAction("identity.edit", records.identityForm, on(commands.editIdentity), back("profile", "identity")),
    pay: formAction("pay.edit", records.payForm, on(commands.editPay), back("profile", "pay")),
    note: formAction("worker.view.notes-private", forms.noteForm, on(commands.writeNote), back("notes", "note")),
    "add-availability": formAction(
      "availability.edit",
      forms.availabilityForm,
      on(commands.addAvailability),
      back("availability", "availability"),
    ),
    "remove-availability": formAction(
      "availability.edit",
      forms.removalForm,
      on(commands.removeAvailability),
      back("availability", "availability"),
    ),
    // Revealed values are the answer to this one request, and stand in no address and no history.
    "reveal-identity": formAction("identity.view", forms.revealReasonForm, on(commands.revealIdentity), (identity) => ({
      identity,
    })),
    "reveal-pay": formAction("pay.view", forms.revealReasonForm, on(commands.revealPay), (pay) => ({ pay })),
    // So is the link.
    "send-link": formAction("worker.edit", forms.nothing, on(sendLink), (link) =>
      link ? { link: oneTimeLink(link, sent) } : workerAddress(id, "overview", "link", sent.request),
    ),
    move: formAction("worker.view", forms.moveForm, on(moveWorker), back("overview", "moved")),
    "confirm-block": confirming("block"),
    "confirm-unblock": confirming("unblock"),
    "drop-block": dropping("block"),
    "drop-unblock": dropping("unblock"),
    "confirm-bank": formAction("pay.approve", proposalForm, on(confirmBank), back("profile", "pay")),
    "drop-bank": formAction("pay.edit", proposalForm, on(dropBank), back("profile", "dropped")),
  };
  return runNamedAction(actions, sent);

  function on<Input, Result>(command: (actor: Actor, workerId: string, input: Input) => Promise<Result>) {
    return (actor: Actor, input: Input) => command(actor, id, input);
  }
  function confirming(move: MoveForTwo) {
    const command = (actor: Actor, form: ProposalForm) => confirmMove(actor, id, move, form);
    return formAction("worker.approve", proposalForm, command, back("overview", "moved"));
  }
  function dropping(move: MoveForTwo) {
    const command = (actor: Actor, form: ProposalForm) => dropMove(actor, id, move, form);
    return formAction("worker.edit", proposalForm, command, back("overview", "dropped"));
  }
}

const workerAddress = (id: string, tab: Tab, part: string, request: Request) =>
  `${inLocale(`/admin/workers/${id}`, localeOf(pageAddress(request).pathname))}${tab === "overview" ? "" : `?show=${tab}`}#${part}`;
