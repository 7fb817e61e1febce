import type { MiddlewareFunction } from "react-router";
import { actorContext } from "./context.ts";
import { failure } from "./failures.ts";

/** The back office is for those who may do something there; others are shown the way to their pass. */
export const backOfficeOnly: MiddlewareFunction<Response> = ({ context }, next) => {
  const actor = context.get(actorContext);
  if (actor.kind === "person" && actor.grants.length === 0) throw failure("noBackOffice");
  return next();
};
