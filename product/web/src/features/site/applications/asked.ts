import { pageAddress } from "#request/addresses/page-address.ts";
import { reviewViews, type ReviewView } from "./schema.ts";

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The parameters in the address of the queue; invalid ones are ignored. */
export function askedIn(request: Request) {
  const { searchParams } = pageAddress(request);
  const id = (name: string) => {
    const text = searchParams.get(name) ?? "";
    return isId.test(text) ? text : undefined;
  };
  const view = reviewViews.find((each) => each === searchParams.get("view")) ?? ("waiting" satisfies ReviewView);
  return { view, form: id("form"), after: id("after"), application: id("application"), undo: id("undo") };
}
