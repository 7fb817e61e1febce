/** A form for people who are here: each has a draft of their own, tied to their record from the start. */
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { takesSignUps } from "@product/domain/forms/states";
import { Refused } from "@product/domain/refusals";
import { contactHash, linkHash, resumeToken } from "@product/database/applications/links";
import { closedAnswers } from "@product/database/applications/open-application";
import { sealsOf } from "@product/database/person-keys";
import { enqueue } from "@product/database/jobs/queue";
import { applications, formVersions } from "@product/database/tables/site/form";
import { someWorkers } from "@product/database/tables/people/worker";
import { listWith } from "#features/people/lists/queries.server.ts";
import { lockForm } from "#features/site/forms/commands.server.ts";
import { perform } from "#request/perform.ts";
import { toSendTo } from "./queries.server.ts";
import type { SendForm } from "./schema.ts";

/** So many at once; sent again, the next ones get it. */
const mostAtOnce = 1000;

/** A worker who has the form already gets no second one, so that sending twice sends once. */
export const sendToList = (actor: Actor, formId: string, { listId }: SendForm): Promise<number> =>
  perform(actor, "form.send", async ({ tx, now, subject }) => {
    const form = subject(await lockForm(tx, formId));
    const [version] = await tx
      .select()
      .from(formVersions)
      .where(and(eq(formVersions.formId, formId), isNotNull(formVersions.publishedAt)))
      .orderBy(desc(formVersions.number))
      .limit(1);
    if (!version) throw new Refused({ code: "form.nothing-published" });
    if (!takesSignUps({ ...form, taken: 0, isPublished: true }, now)) throw new Refused({ code: "form.closed" });
    const list = await listWith(actor, listId);
    const people = list && toSendTo(actor, form, list);
    if (!people) throw new Refused({ code: "record.changed-meanwhile" });
    const found = await tx.select().from(someWorkers).where(people).orderBy(someWorkers.id).limit(mostAtOnce);
    if (found.length === 0) throw new Refused({ code: "form.nobody-to-send" });
    const seals = await sealsOf(
      tx,
      found.map(({ id }) => id),
    );
    const rows = found.map((worker) => {
      const id = crypto.randomUUID();
      return {
        id,
        formId,
        formVersionId: version.id,
        workerId: worker.id,
        language: worker.language,
        answersSealed: closedAnswers(seals.get(worker.id)!, {}),
        contactHash: contactHash((worker.email ?? worker.mobile)!),
        resumeTokenHash: linkHash(resumeToken(id)),
        touchedAt: now,
      };
    });
    await tx.insert(applications).values(rows);
    for (const { id } of rows)
      await enqueue(tx, { kind: "application.letter", payload: { applicationId: id, about: "follow-up" } });
    return rows.length;
  });
