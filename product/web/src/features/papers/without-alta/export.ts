import type { RouterContextProvider } from "react-router";
import { homeDay } from "#request/clock.ts";
import { plusDays } from "@product/domain/time/local-date";
import { notPermitted, requestContext } from "#request/context.ts";
import { orNotPermitted } from "#request/or-not-permitted.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { recordExport } from "./commands.server.ts";
import { fileRows } from "./file.server.ts";
import { messages } from "./messages.ts";
import { dayIn } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

type Asked = { context: Readonly<RouterContextProvider>; request: Request };

/** Workers without an alta, with their numbers, for readers who may export pay details; and the name of the file. */
export async function extractOf({ context, request }: Asked) {
  const actor = requirePermission(context, "pay.view");
  if (!isPermitted(actor, "pay.export")) throw notPermitted(true);
  const { id, locale } = context.get(requestContext);
  const day = dayIn(pageAddress(request), plusDays(homeDay(), 1));
  await orNotPermitted(recordExport({ ...actor, request: { id } }, day));
  return { pieces: fileRows(actor, day, locale), name: `${messages["file:name"][locale]}-${day}` };
}
