import { failure } from "#request/failures.ts";
import type { Sent } from "./form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";

type Actions = Readonly<Record<string, (sent: Sent) => unknown>>;

/** Carries out what the address of a form names, as in `?do=remove`; an action that is not there is not understood. */
export function runNamedAction<All extends Actions>(actions: All, sent: Sent): ReturnType<All[keyof All]> {
  const name = pageAddress(sent.request).searchParams.get("do") ?? "";
  if (!Object.hasOwn(actions, name)) throw failure("notUnderstood");
  return actions[name]!(sent) as ReturnType<All[keyof All]>;
}

const nameBefore = "deed";

/** Whether the address names an action beside the page's own. Pages that were open during the update to 0.3 still say `?deed`. */
export const namesAction = (request: Request): boolean => {
  const { searchParams } = pageAddress(request);
  return searchParams.has("do") || searchParams.has(nameBefore);
};
