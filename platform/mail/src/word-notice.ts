/** Turns a notice into a message: the words of its kind and language, with the values of this person put in. */
import { accountNotices, accountTexts, type NoticeText } from "./account-notices.ts";
import { layOut } from "./layout.ts";
import type { OutgoingMessage } from "./message.ts";
import { markOf, unmarked } from "./secrets.ts";

/** A notice of an unknown kind fails when compiling, not when a person waits for a mail. */
export type NoticeKind = keyof typeof accountNotices | keyof typeof accountTexts;

export type Notice = {
  channel: "mail" | "sms";
  kind: NoticeKind;
  to: string;
  language: "en" | "es";
  variables: { link?: string; code?: string } & Record<string, string | undefined>;
};

/** The sender: name and look, the address from which mails come, and the one for replies. */
export type MailBrand = {
  name: string;
  colour?: string | undefined;
  logoUrl?: string | undefined;
  /** Without it, as the sender of all mail is called. */
  senderName?: string | undefined;
  replyTo?: string | undefined;
};

export function wordNotice({ channel, kind, to, language, variables }: Notice, brand: MailBrand): OutgoingMessage {
  const { link, code, ...plain } = variables;
  const values = {
    ...plain,
    brand: brand.name,
    factorType: factorWords[variables["factorType"] ?? ""]?.[language],
  };
  if (channel === "sms") return { channel, kind, to, language, ...textWith(code, textOf(kind)[language], values) };
  const words = noticeOf(kind);
  const content = {
    brand: brand.name,
    logoUrl: brand.logoUrl,
    colour: brand.colour,
    heading: words.heading[language],
    paragraphs: paragraphsOf(words, language, values, code !== undefined),
    button: words.button && link ? { label: words.button[language], url: link } : undefined,
    code: words.codeHint ? code : undefined,
    footer: words.footer[language],
    language,
  };
  const subject = words.subject[language];
  const { senderName, replyTo } = brand;
  const sender = { ...(senderName ? { senderName } : {}), ...(replyTo ? { replyTo } : {}) };
  return { channel, kind, to, language, subject, ...layOut(content), ...sender };
}

function textWith(code: string | undefined, words: string, values: Record<string, string | undefined>) {
  const clean = Object.entries(values).map(([name, value]) => [name, value && unmarked(value)]);
  const text = filled(words, { ...Object.fromEntries(clean), code: code && markOf("code") });
  return { text, ...(code ? { secrets: { code } } : {}) };
}

/** The protocol's names for a second step, as people call it. */
const factorWords: Partial<Record<string, { en: string; es: string }>> = {
  totp: { en: "authenticator app", es: "aplicación de autenticación" },
  phone: { en: "text message", es: "mensaje de texto" },
  webauthn: { en: "security key", es: "llave de seguridad" },
};

function paragraphsOf(
  words: NoticeText,
  language: "en" | "es",
  values: Record<string, string | undefined>,
  hasCode: boolean,
): string[] {
  const hint = hasCode && words.codeHint ? [words.codeHint] : [];
  const provider = values["provider"] && words.whenProvider ? [words.whenProvider] : [];
  return [...words.paragraphs, ...provider, ...hint].map((paragraph) => filled(paragraph[language], values));
}

const filled = (words: string, values: Record<string, string | undefined>) =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "–");

const noticeOf = (kind: NoticeKind): NoticeText => wordsFor(accountNotices, kind);
const textOf = (kind: NoticeKind): { en: string; es: string } => wordsFor(accountTexts, kind);

function wordsFor<Words>(all: Partial<Record<NoticeKind, Words>>, kind: NoticeKind): Words {
  const words = all[kind];
  if (!words) throw new Error(`There are no words for ${kind} on this channel`);
  return words;
}
