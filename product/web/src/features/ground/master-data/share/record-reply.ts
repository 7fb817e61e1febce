import type { FormReply } from "#request/forms/form-action.ts";

/** A name that another record has is a fault of its field, and not of the form. */
export function atFields(reply: FormReply | undefined): FormReply | undefined {
  const taken = reply?.refusals.find(({ code }) => code === "record.name-taken");
  if (!reply || taken?.code !== "record.name-taken") return reply;
  const faults = Object.fromEntries(taken.fields.map((field) => [field, [{ fault: "taken" as const }]]));
  return {
    result: { ...reply.result, error: { ...reply.result.error, ...faults } },
    refusals: reply.refusals.filter((refusal) => refusal !== taken),
  };
}

/**
 * The reply whose typed values the fields show. Saved by someone else meanwhile, what is there now is shown, and not what was typed
 * over something older; a refused archiving typed nothing.
 */
export function typedIn(reply: FormReply | undefined): FormReply | undefined {
  const isStale = reply?.refusals.some(({ code }) => code === "record.changed-meanwhile") ?? false;
  return isStale || reply?.result.initialValue?.["actionName"] !== undefined ? undefined : reply;
}
