import type { RouterContextProvider } from "react-router";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { requestContext } from "#request/context.ts";
import { readServiceAccount } from "#request/ports/account-service.ts";
import { mailboxContext } from "#request/ports/mailbox.ts";
import { sessionContext } from "#request/session.ts";
import { orNotPermitted } from "#request/or-not-permitted.ts";
import { exportPerson, type PersonExport } from "./export.server.ts";

type Asked = { context: Readonly<RouterContextProvider>; request: Request; params: { workerId: string } };

/** The export of whom the address names, for whoever may make it. */
export async function askExport(loaderArguments: Asked): Promise<PersonExport> {
  const { context } = loaderArguments;
  const { actor, worker } = await reachedWorker("identity.view", loaderArguments);
  const { id } = context.get(requestContext);
  const { admin } = context.get(sessionContext);
  const serviceAccount = (userId: string) => readServiceAccount(admin(), userId);
  const asking = { ...actor, request: { id } };
  return orNotPermitted(exportPerson(asking, worker.id, context.get(mailboxContext), serviceAccount));
}

export const asFile = (body: string | Uint8Array<ArrayBuffer>, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
