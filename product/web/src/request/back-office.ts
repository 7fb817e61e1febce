import { redirect, type MiddlewareFunction } from "react-router";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { actorContext } from "./context.ts";
import { failure } from "./failures.ts";
import { pageAddress } from "./addresses/page-address.ts";

/** The back office is for those who may do something there; others are shown the way to their pass, or to the step they owe. */
export const backOfficeOnly: MiddlewareFunction<Response> = ({ context, request }, next) => {
  const actor = context.get(actorContext);
  if (actor.kind === "person" && actor.owesSecondStep)
    throw redirect(`${inLocale("/admin/profile", localeOf(pageAddress(request).pathname))}#second-step`);
  if (actor.kind === "person" && actor.grants.length === 0) throw failure("noBackOffice");
  return next();
};
