import type { RouterContextProvider } from "react-router";
import { NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { reachedWorker } from "#features/worker-page/share/reached-worker.ts";
import { notPermitted, requestContext } from "#request/context.ts";
import { mailboxContext } from "#request/mailbox.ts";
import { exportPerson, type PersonExport } from "./export.server.ts";

type Asked = { context: Readonly<RouterContextProvider>; request: Request; params: { workerId: string } };

/** The export of whom the address names, for whoever may make it. */
export async function askExport(asked: Asked): Promise<PersonExport> {
  const { context } = asked;
  const { actor, worker } = await reachedWorker("identity.view", asked);
  const { id } = context.get(requestContext);
  return exportPerson({ ...actor, request: { id } }, worker.id, context.get(mailboxContext)).catch((error) => {
    // Whoever looks through another's eyes takes nothing along.
    throw error instanceof Refused || error instanceof NotPermitted ? notPermitted(true) : error;
  });
}

export const asFile = (body: string | Uint8Array<ArrayBuffer>, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
