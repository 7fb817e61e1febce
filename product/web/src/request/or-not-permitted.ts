import { NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { notPermitted } from "./context.ts";

/**
 * For what is asked by an address and written down: who may not, or looks through another's eyes and takes nothing along, is
 * answered with a page that says so. Forms tell it beside their fields instead.
 */
export const orNotPermitted = <Result>(actionName: Promise<Result>): Promise<Result> =>
  actionName.catch((error: unknown) => {
    throw error instanceof Refused || error instanceof NotPermitted ? notPermitted(true) : error;
  });
