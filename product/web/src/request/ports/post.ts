/** What the product writes to people: the words are the slice's own, the look and the way out belong to the server. */
import type { Locale } from "@product/domain/locales";

/** Every template there is. Beside each of them a test shows that nobody here can use what it carries. */
export const letterKinds = [
  "worker-completion",
  "worker-onboarding",
  "worker-bank-changed",
  "document-asked",
  "document-rejected",
  "document-ending",
  "document-digest",
  "contract-to-sign",
  "contract-copy",
  "application-ends",
  "erasure-waits",
  "proposal-waits",
  "tasks-wait",
  "complaint-received",
  "complaint-answered",
  "application-resume",
  "application-follow-up",
  "application-confirm",
  "application-received",
  "application-known",
  "application-more",
  "application-rejected",
  "application-accepted",
  "application-ending",
  "call-out-booked",
  "call-out-invited",
  "call-out-promoted",
  "call-out-reconfirm",
  "call-out-changed",
  "call-out-cancelled",
  "call-out-reminder",
  "call-out-lapsed",
  "call-out-waitlisted",
  "call-out-filled",
  "call-out-selected",
  "call-out-not-selected",
  "call-out-standby",
  "call-out-called-in",
  "call-out-swap-asked",
  "call-out-swapped-in",
  "call-out-swapped-out",
  "call-out-swap-declined",
  "pass-link",
  "pass-code",
  "hours-endorse",
  "hours-unclosed",
  "hours-correction",
  "hours-disputed",
  "hours-answered",
  "hours-month",
] as const;
export type LetterKind = (typeof letterKinds)[number];

export type Letter =
  | {
      channel: "mail";
      kind: LetterKind;
      to: string;
      language: Locale;
      subject: string;
      paragraphs: string[];
      /** The address may open something by itself: it is kept apart from the words, and shown to nobody but the recipient. */
      button?: { label: string; url: string };
      /** Kept apart likewise. */
      code?: string;
      footer: string;
    }
  | {
      channel: "sms";
      kind: LetterKind;
      to: string;
      language: Locale;
      /** `{link}` or `{code}` stands where that goes. */
      text: string;
      /** Kept apart likewise. */
      link?: string;
      code?: string;
    };

/** Puts a letter into the outbox, from where it is delivered or read. Rejects where nothing writes mails. */
export type Post = (letter: Letter) => Promise<void>;
