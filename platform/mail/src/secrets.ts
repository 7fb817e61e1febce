/** Secrets of a message, a link or a code: they are kept apart from the text, which holds a mark in their place. */
export const secretNames = ["link", "code"] as const;
export type SecretName = (typeof secretNames)[number];
export type Secrets = Readonly<Partial<Record<SecretName, string>>>;

/** Words as they are, or the place of what is not shown. */
export type Piece = string | { hidden: SecretName };

export const markOf = (name: SecretName): string => `⟦${name}⟧`;

/** Typed text must not contain a mark that stands for a secret. */
export const unmarked = (text: string): string => text.replace(marks, "($1)");

export function piecesOf(words: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: mark, 1: name, index } of words.matchAll(marks)) {
    if (index > end) pieces.push(words.slice(end, index));
    pieces.push({ hidden: name as SecretName });
    end = index + mark.length;
  }
  return end < words.length ? [...pieces, words.slice(end)] : pieces;
}

export const marksIn = (words: string): SecretName[] =>
  piecesOf(words).flatMap((piece) => (typeof piece === "string" ? [] : [piece.hidden]));

/** The words with the secrets in their places; throws where one is missing, since a mark is of no use to anyone. */
export const withSecrets = (words: string, secrets: Secrets, as: (value: string) => string = String): string =>
  piecesOf(words)
    .map((piece) => (typeof piece === "string" ? piece : as(present(secrets, piece.hidden))))
    .join("");

/** Whether a secret, or the part of a link that makes it one, stands among words after all. */
export const isAmong = (secrets: Secrets, words: string): boolean =>
  Object.values(secrets).some((value) => [value, ...tokensIn(value)].some((part) => words.includes(part)));

/** For what others say about a message: a mail server that refuses one may quote its link. */
export const withoutValues = (text: string, secrets: Secrets): string =>
  Object.values(secrets)
    .flatMap((value) => [value, ...tokensIn(value)])
    .reduce((left, part) => left.replaceAll(part, "…"), text);

// A digit or two among the words is no code; a link betrays itself by its long parts.
const tokensIn = (value: string): string[] =>
  URL.canParse(value) ? value.split(/[/?&=#]/).filter((part) => /^[\w-]{16,}$/.test(part)) : [];

function present(secrets: Secrets, name: SecretName): string {
  const value = secrets[name];
  if (value === undefined) throw new Error(`the ${name} of the message is gone`);
  return value;
}

const marks = new RegExp(`⟦(${secretNames.join("|")})⟧`, "g");
