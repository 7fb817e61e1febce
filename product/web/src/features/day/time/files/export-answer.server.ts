import type { RouterContextProvider } from "react-router";
import { NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { clockNow } from "#request/clock.ts";
import { notPermitted, requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import { daysOf } from "#features/day/time/queries.server.ts";
import { exportRegister } from "./register-file.server.ts";
import { timeQuery } from "#features/day/time/schema.ts";

type Asked = { context: Readonly<RouterContextProvider>; request: Request };

/** The lines of the days that the address names, once it is written down that they leave the house. */
export async function registerFor({ context, request }: Asked) {
  const actor = requirePermission(context, "time.export");
  const { locale } = context.get(requestContext);
  const now = clockNow();
  const query = timeQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  try {
    return { locale, ...(await exportRegister(actor, daysOf(query, dayAt(now, usualZone)), locale, now)) };
  } catch (error) {
    if (error instanceof NotPermitted) throw notPermitted(error.signedIn);
    // A reader viewing as a colleague can perform nothing in the colleague's name.
    if (error instanceof Refused) throw notPermitted(true);
    throw error;
  }
}
