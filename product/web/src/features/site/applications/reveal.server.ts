/** The numbers of an application, which are masked until somebody says why they look. */
import type { Actor } from "@product/domain/actor";
import { fieldsOf, textOf } from "@product/domain/forms/definition";
import { Refused } from "@product/domain/refusals";
import { openApplication } from "@product/database/applications/open-application";
import type { RevealReasonForm } from "#features/people/worker-page/schema.ts";
import { perform } from "#request/perform.ts";
import { inSight, isMasked, maySee } from "./review.server.ts";

/** Those that the reader may see, by the key of their question. */
export const revealNumbers = (actor: Actor, id: string, look: RevealReasonForm): Promise<Record<string, string>> =>
  perform(actor, "application.reveal", async ({ tx, subject, recordChange }) => {
    const opened = await openApplication(tx, inSight(actor, id));
    if (!opened) throw new Refused({ code: "application.changed-meanwhile" });
    const { form, version, answers } = opened;
    recordChange(subject({ id, legalEntityId: form.legalEntityId }), {}, look);
    return Object.fromEntries(
      fieldsOf(version.definition)
        .filter((field) => isMasked(field) && maySee(actor, field, form.legalEntityId))
        .map(({ key }) => [key, textOf(answers, key)]),
    );
  });
