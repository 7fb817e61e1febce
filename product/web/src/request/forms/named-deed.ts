import { failure } from "#request/failures.ts";
import type { Sent } from "./form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";

type Deeds = Readonly<Record<string, (sent: Sent) => unknown>>;

/** Carries out what the address of a form names, as in `?do=remove`; where there is no such deed it is not understood. */
export function doNamed<All extends Deeds>(deeds: All, sent: Sent): ReturnType<All[keyof All]> {
  const name = pageAddress(sent.request).searchParams.get("do") ?? "";
  if (!Object.hasOwn(deeds, name)) throw failure("notUnderstood");
  return deeds[name]!(sent) as ReturnType<All[keyof All]>;
}
