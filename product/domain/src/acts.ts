/** Everything that can be done to the product's records: the name of the act, the permission it needs, and where its subject lies. */
import { evidenceActs } from "./documents/evidence-acts.ts";
import { dayActs } from "./day/acts.ts";
import { documentActs } from "./documents/acts.ts";
import { eventActs } from "./planning/event-acts.ts";
import { formActs } from "./forms/acts.ts";
import type { DecidedAbout } from "@product/domain/acts/deciding";
import type { BucketName } from "./files/buckets.ts";
import { importActs } from "./imports/acts.ts";
import { rightToWorkActs } from "./papers/right-to-work-acts.ts";
import { engagementActs } from "./papers/engagement-acts.ts";
import { workerActs } from "./people/worker-acts.ts";
import { groupActs } from "@product/domain/acts/group-acts";
import { kindActs } from "@product/domain/acts/kind-acts";
import { listActs } from "@product/domain/acts/list-acts";
import { pageActs } from "@product/domain/acts/page-acts";
import type { Permission } from "./permissions/catalogue.ts";
import type { Place } from "./permissions/grants.ts";
import { privacyActs } from "./privacy/acts.ts";
import { settingActs } from "@product/domain/acts/setting-acts";
import { staffActs } from "@product/domain/acts/staff-acts";
import { viewActs } from "@product/domain/acts/view-acts";

const account = {
  subject: "account",
  id: (person: { userId: string }) => person.userId,
  person: (person: { userId: string }) => person.userId,
  decides: "nothing" as const,
};

export const acts = {
  ...pageActs,
  "brand.edit": act({
    needs: "settings.edit",
    subject: "brand",
    id: (_brand: { name: string }) => "brand",
    place: nowhere,
    audits: "changes",
  }),
  "route-rule.save": act({
    needs: "settings.edit",
    subject: "route-rule",
    id: (rule: { from: string }) => rule.from,
    place: nowhere,
    audits: "changes",
  }),
  "route-rule.drop": act({
    needs: "settings.edit",
    subject: "route-rule",
    id: (rule: { from: string }) => rule.from,
    place: nowhere,
    audits: "changes",
  }),

  ...groupActs,

  ...staffActs,
  "staff.stop-viewing": ownAccount("staff"),

  ...kindActs,
  "client.set-terms": kindActs["client.edit"],
  ...settingActs,

  ...listActs,
  ...eventActs,
  ...dayActs,

  "audit.export": act({
    needs: "audit.export",
    subject: "audit",
    id: (extract: { name: string }) => extract.name,
    place: nowhere,
    audits: "fact",
  }),

  // An extract lies in the legal entities whose workers it holds, or everywhere.
  "worker.export": act({
    needs: "worker.export",
    subject: "worker-extract",
    id: (extract: { name: string; place: Place }) => extract.name,
    place: (extract) => extract.place,
    audits: "fact",
  }),

  ...importActs,
  "worker-import.forget": forgetting("worker-import"),

  ...workerActs,
  ...privacyActs,
  ...engagementActs,
  ...evidenceActs,
  ...documentActs,
  ...rightToWorkActs,
  ...viewActs,
  ...formActs,
  // With which view one's own list begins.
  "view.choose": ownAccount(),

  // Done by the system: who gives a recovery code has not signed in yet, and holds no permission.
  "second-factor.recover": act({ needs: "staff.edit", ...account, place: nowhere, audits: "fact" }),
  "owner.set-up": act({ needs: "group.edit", ...account, place: nowhere, audits: "changes" }),
  "account.edit": { ...ownAccount(), audits: "changes" },
  "account.export": ownAccount(),
  "account.arrange-dashboard": ownAccount(),
  // Showed once more who they are, before something that only they may do.
  "account.prove": ownAccount(),
  // Asked for; it is changed once both mailboxes agree.
  "email.ask": ownAccount(),
  "email.change": ownAccount(),
  "phone.change": ownAccount(),
  "password.change": ownAccount(),
  "second-factor.add": ownAccount(),
  "second-factor.remove": ownAccount(),
  "passkey.add": ownAccount(),
  "passkey.rename": ownAccount(),
  "passkey.remove": ownAccount(),
  "recovery-codes.make": ownAccount(),
  "sessions.end": ownAccount(),
  // Left for the other site; it is linked once they come back from there.
  "identity.ask": ownAccount(),
  "identity.link": ownAccount(),
  "identity.unlink": ownAccount(),
  // Other apps that someone signs in to with their account here.
  "connected-app.allow": ownAccount(),
  "connected-app.refuse": ownAccount(),
  "connected-app.remove": ownAccount(),
  "photo.change": ownAccount(),
  "photo.remove": ownAccount(),
  // Reading a message to another person is itself recorded.
  "mailbox.read": act({
    needs: "mailbox.view",
    subject: "message",
    id: (message: { id: string }) => message.id,
    place: nowhere,
    audits: "fact",
  }),
  "backup.run": act({
    needs: "settings.edit",
    subject: "backup",
    id: (backup: { askedAt: string }) => `asked for ${backup.askedAt}`,
    place: nowhere,
    audits: "fact",
  }),
  // The clearance of some workers, computed anew after a change of the company's rules, an import, or a new day.
  "clearance.rebuild": act({
    needs: "settings.edit",
    subject: "clearance",
    id: (batch: { name: string }) => batch.name,
    place: nowhere,
    audits: "fact",
  }),
  "session.forget": forgetting("session"),
  "submission.forget": forgetting("submission"),
  "passage.forget": forgetting("passage"),
  "former-contact.forget": forgetting("former-contact"),
  "page-draft.forget": forgetting("page-draft"),
  // The signer of hours for a client is forgotten at the end of the term or at that person's request.
  "client-signing.forget": { ...forgetting("client-signing"), id: (signing: { id: string }) => signing.id },
  // Files that have had their time: what was sent and never used, exports, photos that belong to nobody.
  "file.forget": {
    ...forgetting("file"),
    id: (old: { bucket: BucketName; before: string }) => `${old.bucket} before ${old.before}`,
  },
} satisfies Record<string, ActDeclaration<never>>;

export type Acts = typeof acts;
export type Act = keyof Acts;
export type SubjectOf<A extends Act> = Parameters<Acts[A]["id"]>[0];

/** A permission; or `self`, for what everyone may do to what is their own: the owner, or the subject itself, is then the actor. */
export type Needs = Permission | "self";

export type ActDeclaration<Subject> = {
  needs: Needs;
  /** The kind of record that the act's subject rows name, and how such a record is told from others. */
  subject: string;
  id: (subject: Subject) => string;
  place: (subject: Subject) => Place;
  /** Whose it is, where that is not the subject itself. */
  owner?: (subject: Subject) => string;
  /** Whether the trail tells what was before and after, why somebody only looked, or no more than that it was done. */
  audits: "changes" | "reason" | "fact";
} & (AboutPerson<Subject> | AboutThing<Subject>);

/** Whose key encrypts what the trail says of the subject, and whether it decides about them. */
type AboutPerson<Subject> = {
  person: (subject: Subject) => string | undefined;
  decides: "nothing" | "what clears" | ((subject: Subject) => DecidedAbout);
};
/** Records that are about nobody are told in the clear; what becomes of them may decide about somebody nevertheless. */
type AboutThing<Subject> = { person?: undefined; decides?: "what clears" | ((subject: Subject) => DecidedAbout) };

function act<Subject>(declaration: ActDeclaration<Subject>) {
  return declaration;
}

function ownAccount(subject = "account") {
  return act({ needs: "self", ...account, subject, place: nowhere, audits: "fact" });
}

function forgetting(subject: string) {
  return act({
    needs: "settings.delete",
    subject,
    id: (old: { before: string }) => `before ${old.before}`,
    place: nowhere,
    audits: "fact",
  });
}

/** For records that lie in no event, client or venue: only a grant for everywhere covers them. */
function nowhere(): Place {
  return {};
}
