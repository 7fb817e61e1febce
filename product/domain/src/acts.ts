/** Everything that can be done to the product's records: the name of the deed, the permission it needs, and where its subject lies. */
import type { Permission, Place } from "./permissions/grants.ts";

export const acts = {
  "page.edit": act({ needs: "page.edit", subject: "page", id: (page: { slug: string }) => page.slug, place: nowhere }),
  "route-rule.save": act({
    needs: "settings.edit",
    subject: "route-rule",
    id: (rule: { from: string }) => rule.from,
    place: nowhere,
  }),
  // Done by the system: who gives a recovery code has not signed in yet, and holds no permission.
  "second-factor.recover": act({
    needs: "staff.edit",
    subject: "account",
    id: (account: { userId: string }) => account.userId,
    place: nowhere,
  }),
  "owner.set-up": act({
    needs: "group.edit",
    subject: "account",
    id: (account: { userId: string }) => account.userId,
    place: nowhere,
  }),
  "account.edit": ownAccount(),
  "account.export": ownAccount(),
  // Showed once more who they are, before something that only they may do.
  "account.prove": ownAccount(),
  "email.change": ownAccount(),
  "password.change": ownAccount(),
  "second-factor.add": ownAccount(),
  "second-factor.remove": ownAccount(),
  "recovery-codes.make": ownAccount(),
  "sessions.end": ownAccount(),
  "identity.link": ownAccount(),
  "identity.unlink": ownAccount(),
  // Messages hold codes and links that open accounts, so that reading one is written down.
  "mailbox.read": act({
    needs: "mailbox.view",
    subject: "message",
    id: (message: { id: string }) => message.id,
    place: nowhere,
  }),
  "session.forget": act({
    needs: "settings.delete",
    subject: "session",
    id: (unseen: { before: string }) => `before ${unseen.before}`,
    place: nowhere,
  }),
  "submission.forget": act({
    needs: "settings.delete",
    subject: "submission",
    id: (expired: { before: string }) => `before ${expired.before}`,
    place: nowhere,
  }),
};

export type Acts = typeof acts;
export type Act = keyof Acts;
export type SubjectOf<A extends Act> = Parameters<Acts[A]["id"]>[0];

/** A permission; or `self`, for what everyone may do to their own account: the subject's id is then the actor's. */
export type Needs = Permission | "self";

export type ActDeclaration<Subject> = {
  needs: Needs;
  /** The kind of record that the act's subject rows name, and how such a record is told from others. */
  subject: string;
  id: (subject: Subject) => string;
  place: (subject: Subject) => Place;
};

function act<Subject>(declaration: ActDeclaration<Subject>) {
  return declaration;
}

function ownAccount() {
  return act({
    needs: "self",
    subject: "account",
    id: (account: { userId: string }) => account.userId,
    place: nowhere,
  });
}

/** For records that lie in no event, client or venue: only a grant for everywhere covers them. */
function nowhere(): Place {
  return {};
}
