import type { RouterContextProvider } from "react-router";
import { accountOf } from "#features/access/account/queries.server.ts";
import { requestContext } from "#request/context.ts";
import type { Reader } from "./queries.server.ts";
import { requirePermission } from "#request/who-may.ts";

/** The reader of these pages: their permissions, their language and their time zone. */
export async function readerOf(context: Readonly<RouterContextProvider>) {
  const actor = requirePermission(context, "staff.view");
  const { locale } = context.get(requestContext);
  const account = actor.kind === "person" ? await accountOf(actor.id) : undefined;
  const reader: Reader = { grants: actor.kind === "person" ? actor.grants : [], locale };
  return { actor, reader, timeZone: account?.timeZone ?? "Europe/Madrid" };
}
