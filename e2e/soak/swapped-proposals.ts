/** Confirms what nobody read: each form that names what it confirms is sent with another name, with none, and with that of another. */
import { randomUUID } from "node:crypto";
import type { FoundForm } from "./found-forms.ts";
import { findForms } from "./found-forms.ts";
import { filledIn, sendEntries, type Entry, type Sender } from "./sent-form.ts";

const proposalField = "proposal";

const namesProposal = ({ fields }: Pick<FoundForm, "fields">) => fields.some(({ name }) => name === proposalField);

export type Swapped = { forms: number; sent: number; problems: string[] };

export async function swapProposals(sender: Sender, forms: readonly FoundForm[]): Promise<Swapped> {
  const swapped: Swapped = { forms: 0, sent: 0, problems: [] };
  const confirming = forms.filter(namesProposal);
  const named = confirming.map((form) => proposalIn(form));
  for (const form of confirming) {
    swapped.forms += 1;
    const own = proposalIn(form);
    const other = named.find((name) => name !== own) ?? randomUUID();
    for (const [what, entries] of [
      ["another proposal", withProposal(form, other)],
      ["a proposal that is none", withProposal(form, randomUUID())],
      ["no proposal", filledIn(form).filter(([name]) => name !== proposalField)],
      ["an empty one", withProposal(form, "")],
      ["two proposals", [...filledIn(form), [proposalField, other] satisfies Entry]],
    ] as const) {
      const { status } = await sendEntries(sender, form.action, entries, form.isMultipart);
      swapped.sent += 1;
      if (status < 400 || status >= 500) swapped.problems.push(`${form.action} with ${what}: ${status}`);
      // What was proposed still waits, and nothing became of it.
      const [after] = await findForms({ ...sender, starts: [form.page], mostPages: 1 }).then((now) =>
        now.filter((each) => namesProposal(each) && proposalIn(each) === own),
      );
      if (!after) swapped.problems.push(`${form.action} with ${what}: the proposal is gone`);
    }
  }
  return swapped;
}

const proposalIn = ({ fields }: Pick<FoundForm, "fields">) =>
  fields.find(({ name }) => name === proposalField)?.value ?? "";

const withProposal = (form: FoundForm, proposal: string): Entry[] =>
  filledIn(form).map(([name, value]) => (name === proposalField ? [name, proposal] : [name, value]));
