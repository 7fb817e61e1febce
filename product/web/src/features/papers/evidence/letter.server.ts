/** The words of the mail, or text message, that carries a link: what is asked for, what was not accepted, what ends. */
import type { RejectReason } from "@product/domain/documents/documents";
import type { Locale } from "@product/domain/locales";
import { isoOf, inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

/** Why it is written, where it is not the office that asks: documents by their ids. */
export type LetterAbout = { rejected?: string; ending?: string[] };

type Addressee = { name: string; language: Locale; email: string | null; mobile: string | null };

export type LetterWords = {
  /** Names of the documents asked for. */
  asked: readonly string[];
  note: string;
  entity: string;
  rejected: readonly { kind: string; reason: RejectReason }[];
  ending: readonly { kind: string; until: string }[];
};

export function evidenceLetter(
  { name, language, email, mobile }: Addressee,
  { asked: requested, note, entity, rejected, ending }: LetterWords,
  token: string,
  siteUrl: string,
): Letter {
  const url = `${siteUrl}${inLocale(`/evidence/${token}`, language)}`;
  const word = (key: keyof typeof messages, values: Record<string, string> = {}) =>
    messages[key][language].replaceAll(/\{(\w+)\}/g, (whole, slot: string) => values[slot] ?? whole);
  const why = rejected.length > 0 ? "rejected" : ending.length > 0 ? "ending" : "asked";
  const kind = `document-${why}` as const;
  const first = { kind: rejected[0]?.kind ?? ending[0]?.kind ?? "", entity };
  if (!email) return { channel: "sms", kind, to: mobile!, language, text: word(`sms:${why}`, first), link: url };
  const day = new Intl.DateTimeFormat(isoOf(language), { dateStyle: "long", timeZone: "UTC" });
  const others = requested.filter((each) => ![...rejected, ...ending].some((document) => document.kind === each));
  return {
    channel: "mail",
    kind,
    to: email,
    language,
    subject: word(`mailSubject:${why}`, first),
    paragraphs: [
      word("mailGreeting", { name }),
      ...rejected.map(
        (document) => `${word("mailRejected", { kind: document.kind })} ${word(`reason:${document.reason}`)}`,
      ),
      ...ending.map(({ kind: what, until }) => word("mailEnding", { kind: what, day: day.format(new Date(until)) })),
      ...(others.length > 0
        ? [word(why === "asked" ? "mailAsked" : "mailAlso", { entity, kinds: listed(others, language) })]
        : []),
      ...(note ? [note] : []),
      word("mailHow"),
    ],
    button: { label: word("mailButton"), url },
    footer: word("mailFooter"),
  };
}

const listed = (names: readonly string[], language: Locale) =>
  new Intl.ListFormat(isoOf(language), { type: "conjunction" }).format(names);
