/**
 * Forms of the page: preview first, then make. Pay must stand in no address, so both are sent by POST and not by GET.
 */
import { textOfHundredths } from "@product/domain/people/amounts";
import type { Actor } from "@product/domain/actor";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { formAction, type FormReply, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { makeContracts } from "./commands.server.ts";
import type { Asked } from "./proposals.server.ts";
import { contractsPreview, type ContractsPreview } from "./queries.server.ts";
import { listIn, newContractsForm, renewalsForm, type NewContractsForm, type RenewalsForm } from "./forms.ts";

/** As it was typed, to be shown again and sent with the button that makes them. */
export type Typed = Partial<Record<string, string>>;
export type ContractsReply = Partial<FormReply> & { shown?: { preview: ContractsPreview; typed: Typed } };

const needs = "worker.edit";

export function runAction(sent: Sent): Promise<ContractsReply | Response> {
  const onward = ({ made: createdCount, leftOut, send, from }: Done, request: Request) => {
    const { pathname, searchParams } = pageAddress(request);
    const path = inLocale("/admin/workers/make-contracts", localeOf(pathname));
    const list = listIn(searchParams);
    const way = list ? { list } : { from };
    const parameters = { done: String(createdCount), left: String(leftOut), ...(send ? { sent: "1" } : {}), ...way };
    return `${path}?${new URLSearchParams(parameters)}`;
  };
  const actions = {
    "preview-new": formAction(needs, newContractsForm, (actor, form) => show(actor, form, askedNew(form)), asIs),
    "preview-renew": formAction(needs, renewalsForm, (actor, form) => show(actor, form, askedAgain(form)), asIs),
    "make-new": formAction(needs, newContractsForm, (actor, form) => make(actor, form, askedNew(form)), onward),
    "make-renew": formAction(needs, renewalsForm, (actor, form) => make(actor, form, askedAgain(form)), onward),
  };
  return runNamedAction(actions, sent) as Promise<ContractsReply | Response>;
}

type Form = NewContractsForm | RenewalsForm;
type Done = { made: number; leftOut: number; send: boolean; from: string };

const asIs = <Answer extends object>(answer: Answer) => answer;

const askedNew = ({ workers: _workers, from: _from, send, isOneLink, ...terms }: NewContractsForm): Asked => ({
  how: "new",
  send,
  isOneLink,
  terms,
});
const askedAgain = ({ send, isOneLink, withinDays, lastDay }: RenewalsForm): Asked => ({
  how: "renew",
  send,
  isOneLink,
  renewal: { withinDays, lastDay },
});

const show = async (actor: Actor, form: Form, choices: Asked) => ({
  shown: { preview: await contractsPreview(actor, form.workers, choices), typed: typedOf(form) },
});

const make = async (actor: Actor, { workers, send, from }: Form, choices: Asked): Promise<Done> => ({
  ...(await makeContracts(actor, workers, choices)),
  send,
  from,
});

const amounts = ["percentage", "weeklyHours", "baseRate"];

function typedOf({ workers: _workers, from: _from, ...form }: Form): Typed {
  const text = (name: string, value: unknown) =>
    typeof value === "boolean"
      ? value
        ? "on"
        : ""
      : typeof value === "number" && amounts.includes(name)
        ? textOfHundredths(value)
        : String(value ?? "");
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, text(name, value)]));
}
