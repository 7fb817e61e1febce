import { and, asc, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isReachable } from "@product/domain/documents/requests";
import { Refused } from "@product/domain/refusals";
import { documents } from "@product/database/tables/document";
import { documentTypes } from "@product/database/tables/document-type";
import { workers } from "@product/database/tables/worker";
import { newVersionsOf } from "#features/document-intake/intake.server.ts";
import { giveLinks } from "#features/evidence/commands.server.ts";
import { homeDay } from "#request/clock.ts";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform } from "#request/perform.ts";
import { askableKinds, askedWorkers, mayAskFor, standingsOf, wantedOf } from "./queries.server.ts";
import type { RequestForm, RequestManyForm } from "./schema.ts";

/** Asks one worker for these kinds, also for one that is in force: whoever asks has seen how each stands. */
export const requestDocuments = (actor: Actor, workerId: string, { kinds: ids, note }: RequestForm) =>
  perform(actor, "document.request", async ({ tx, now, on, changed }) => {
    on(await lockWorker(tx, workerId));
    const [worker] = await askedWorkers(tx, [workerId]);
    if (!isReachable(worker!)) throw new Refused({ code: "worker.unreachable" });
    const kinds = (await askableKinds(tx)).filter(
      (kind) =>
        ids.includes(kind.id) &&
        kind.countries.includes(worker!.country) &&
        mayAskFor(actor, kind, worker!.legalEntityId),
    );
    if (kinds.length < ids.length) throw new Refused({ code: "record.choice-gone" });
    await newVersionsOf(
      tx,
      kinds.map(({ id }) => ({ workerId, documentTypeId: id })),
      "link",
    );
    await giveLinks(tx, [workerId], { note, requestedBy: idOf(actor), now });
    changed(worker!, {}, { documents: kinds.map(({ key }) => key) });
    return { id: workerId };
  });

/** Asks many at once. Whoever has it already, has sent it or cannot be reached is left out. */
export const requestFromMany = (actor: Actor, { kinds: kindIds, note, workers: shown }: RequestManyForm) =>
  perform(actor, "document.request", async ({ tx, now, changed }) => {
    await tx
      .select({ id: workers.id })
      .from(workers)
      .where(inArray(workers.id, shown))
      .orderBy(asc(workers.id))
      .for("update");
    const kinds = (await askableKinds(tx)).filter(({ id }) => kindIds.includes(id));
    const people = await askedWorkers(tx, shown);
    const standing = await standingsOf(tx, shown, kinds, homeDay());
    const asked: { workerId: string; documentTypeId: string }[] = [];
    for (const worker of people) {
      const wanted = wantedOf(actor, worker, kinds, standing);
      if ("notAsked" in wanted) continue;
      asked.push(...wanted.kinds.map(({ id }) => ({ workerId: worker.id, documentTypeId: id })));
      changed(worker, {}, { documents: wanted.kinds.map(({ key }) => key) });
    }
    if (asked.length === 0) throw new Refused({ code: "bulk.nobody" });
    await newVersionsOf(tx, asked, "link");
    const ids = [...new Set(asked.map(({ workerId }) => workerId))];
    await giveLinks(tx, ids, { note, requestedBy: idOf(actor), now });
    return { asked: ids.length };
  });

/** The link once more, as a new one: the secret of the last is not kept. */
export const remindWorker = (actor: Actor, workerId: string) =>
  perform(actor, "document.remind", async ({ tx, now, on }) => {
    const worker = on(await lockWorker(tx, workerId));
    if (!isReachable(worker)) throw new Refused({ code: "worker.unreachable" });
    const waiting = await tx.$count(documents, and(eq(documents.workerId, workerId), eq(documents.state, "requested")));
    if (waiting === 0) throw new Refused({ code: "record.changed-meanwhile" });
    await giveLinks(tx, [workerId], { note: "", requestedBy: idOf(actor), now });
    return { id: workerId };
  });

/** It was asked for and is not wanted any more. Nothing has come, so that nothing is kept of it. */
export const withdrawRequest = (actor: Actor, workerId: string, { document: documentId }: { document: string }) =>
  perform(actor, "document.withdraw", async ({ tx, on, changed }) => {
    const worker = on(await lockWorker(tx, workerId));
    const [gone] = await tx
      .delete(documents)
      .where(and(eq(documents.id, documentId), eq(documents.workerId, workerId), eq(documents.state, "requested")))
      .returning();
    if (!gone) throw new Refused({ code: "record.changed-meanwhile" });
    const [kind] = await tx.select().from(documentTypes).where(eq(documentTypes.id, gone.documentTypeId));
    if (!mayAskFor(actor, kind!, worker.legalEntityId)) throw new Refused({ code: "record.changed-meanwhile" });
    changed(worker, { documents: [kind!.key] }, {});
    return { id: workerId };
  });

const idOf = (actor: Actor): string | null => (actor.kind === "person" ? actor.id : null);
