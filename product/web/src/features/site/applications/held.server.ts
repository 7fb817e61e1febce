/** The data held of an applicant who is no worker, for the office that was asked for it. */
import { fieldsOf } from "@product/domain/forms/definition";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { openApplication } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { heldIn } from "#features/site/application-data/queries.server.ts";
import { perform } from "#request/perform.ts";
import { nameIn } from "./queries.server.ts";
import { inSight, maySee } from "./review.server.ts";

/** Undefined where there is none in sight, or the reader may not see numbers of people there. Drafts are held too. */
export async function heldFor(actor: Actor, id: string, locale: Locale) {
  const opened = await openApplication(database, inSight(actor, id));
  const place = opened && { entity: opened.form.legalEntityId };
  if (!opened || !place || !isPermitted(actor, "identity.view", place)) return undefined;
  const isShown = (field: Parameters<typeof maySee>[1]) => maySee(actor, field, place.entity);
  const fields = fieldsOf(opened.version.definition);
  return {
    ...(await heldIn(opened, locale, isShown)),
    name: nameIn(fields, opened.answers),
    legalEntityId: place.entity,
    leftOut: fields.filter((field) => !isShown(field)).map(({ label }) => label[locale] || label.en || label.es),
    mayDelete: isPermitted(actor, "worker.delete", place),
  };
}

/** The same as a file; that it was made is written down. */
export async function exportApplication(actor: Actor, id: string, locale: Locale) {
  const applicationData = await heldFor(actor, id, locale);
  if (!applicationData) return undefined;
  const { legalEntityId, mayErase: _mayErase, mayDelete: _mayDelete, ...exported } = applicationData;
  await perform(actor, "application.export", async ({ subject }) => void subject({ id, legalEntityId }));
  return exported;
}
