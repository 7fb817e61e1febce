/** Acts on forms and on the applications sent by them; acts.ts holds all acts together. */
import type { DecidedAbout } from "@product/domain/acts/deciding";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const formActs = {
  "form.create": onForm("form.create"),
  // Questions, dates and quota: a person who may make a form builds it.
  "form.edit": onForm("form.create"),
  // Words alone, in both languages: what content editors may do.
  "form.edit-texts": onForm("form.edit"),
  "form.publish": onForm("form.publish"),
  "form.open": onForm("form.publish"),
  "form.close": onForm("form.publish"),
  "form.archive": onForm("form.delete"),
  "form.restore": onForm("form.delete"),
  "form.send": { ...onForm("form.publish"), audits: "fact" as const },

  // Done by the system: who applies holds no permission.
  "application.start": onApplication("submission.edit", "fact"),
  "application.save": onApplication("submission.edit", "fact"),
  "application.submit": onApplication("submission.edit", "changes"),
  "application.send-link": onApplication("submission.edit", "fact"),
  "application.compare": onApplication("submission.edit", "fact"),
  "application.warn": onApplication("submission.edit", "fact"),
  "application.erase": onApplication("submission.edit", "fact"),
  // By those who read them.
  "application.review": onApplication("submission.edit", "changes"),
  "application.say-duplicate": onApplication("submission.edit", "fact"),
  "application.reveal": onApplication("submission.view", "changes"),
  // For an applicant who is no worker, and asked the office for the data held about them, or for their erasure.
  "application.export": onApplication("identity.view", "fact"),
  "application.erase-asked": onApplication("worker.delete", "fact"),
  "application.ask-more": aboutApplicant(onApplication("submission.approve", "changes")),
  "application.accept": aboutApplicant(onApplication("submission.approve", "changes")),
  "application.reject": aboutApplicant(onApplication("submission.approve", "changes")),
  "application.mark-spam": aboutApplicant(onApplication("submission.approve", "changes")),
  "application.take-back": aboutApplicant(onApplication("submission.approve", "changes")),
};

type OfEntity = { id: string; legalEntityId: string };
/** `workerId`: who applied has been here before. */
type OfApplicant = OfEntity & { workerId?: string | null };

function place({ legalEntityId }: OfEntity): Place {
  return { entity: legalEntityId };
}

function onForm(needs: Permission) {
  return { needs, subject: "form", id: ({ id }: OfEntity) => id, place, audits: "changes" as const };
}

/** It lies where its form does. The trail tells how it stands and never what was answered, so it needs no key. */
function onApplication<Tells extends "changes" | "fact">(needs: Permission, audits: Tells) {
  return { needs, subject: "application", id: ({ id }: OfEntity) => id, place, audits };
}

/** An approved applicant becomes a worker with the application's id. */
function aboutApplicant<Rest extends object>(declaration: Rest) {
  return { ...declaration, decides: ({ id, workerId }: OfApplicant): DecidedAbout => [id, workerId] };
}
