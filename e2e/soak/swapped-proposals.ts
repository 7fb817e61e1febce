/** Confirms what nobody read: each form that names what it confirms is sent with another name, with none, and with that of another. */
import { randomUUID } from "node:crypto";
import type { FoundForm } from "./found-forms.ts";
import { findForms } from "./found-forms.ts";
import { filledIn, sendEntries, type Entry, type Sender } from "./sent-form.ts";

const proposalField = "proposal";

const namesProposal = ({ fields }: Pick<FoundForm, "fields">) => fields.some(({ name }) => name === proposalField);

export type Swapped = { forms: number; sent: number; problems: string[] };

/** All forms of one person, found a moment ago. */
export async function swapProposals(sender: Sender, forms: readonly FoundForm[]): Promise<Swapped> {
  const swapped: Swapped = { forms: 0, sent: 0, problems: [] };
  const named = [...new Set(forms.filter(namesProposal).map(proposalIn))];
  for (const { action, page } of forms.filter(namesProposal)) {
    // One that is no longer there was carried out meanwhile, by a job or by somebody else.
    const form = await formAt(sender, page, action);
    if (!form) continue;
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
      const { status } = await sendEntries(sender, action, entries, form.isMultipart);
      swapped.sent += 1;
      if (status < 400 || status >= 500) swapped.problems.push(`${action} with ${what}: ${status}`);
      // The proposal still waits, unchanged.
      const after = await formAt(sender, page, action);
      if (!after || proposalIn(after) !== own) swapped.problems.push(`${action} with ${what}: the proposal is gone`);
    }
  }
  return swapped;
}

const formAt = async (sender: Sender, page: string, action: string): Promise<FoundForm | undefined> =>
  (await findForms({ ...sender, starts: [page], mostPages: 1 })).find(
    (form) => form.action === action && namesProposal(form),
  );

const proposalIn = ({ fields }: Pick<FoundForm, "fields">) =>
  fields.find(({ name }) => name === proposalField)?.value ?? "";

const withProposal = (form: FoundForm, proposal: string): Entry[] =>
  filledIn(form).map(([name, value]) => (name === proposalField ? [name, proposal] : [name, value]));
