/** Answers that end a page: the status, and a message that is English on the wire and in the reader's language on the page. */
import { data } from "react-router";
import { failureMessages } from "./failure-messages.ts";

/** A thrown failure: `message` names the sentence, `values` fill it. */
export type Failure = { message: FailureMessage; values: Record<string, string> };

type FailureMessage = {
  [Key in keyof typeof failureMessages]: Key extends `failure:${infer Name}` ? Name : never;
}[keyof typeof failureMessages];

const statuses: Record<FailureMessage, number> = {
  pageNotFound: 404,
  pageNotValid: 404,
  formNotAvailable: 404,
  notUnderstood: 400,
  tooLarge: 413,
  signInNeeded: 401,
  notPermitted: 403,
  noBackOffice: 403,
  ours: 500,
  away: 503,
  full: 507,
};

export const failure = (message: FailureMessage, values: Record<string, string> = {}) =>
  data<Failure>({ message, values }, { status: statuses[message], statusText: asReason(englishOf(message, values)) });

/** A status line holds visible ASCII alone, and an answer that says more cannot be made at all: the rest is written as in an address. */
export const asReason = (sentence: string) =>
  sentence.toWellFormed().replace(/[^\x20-\x7e]/gu, (sign) => encodeURIComponent(sign));

/** An address that is none of ours. */
export const pageNotFound = (path: string) => failure("pageNotFound", { path });
/** An address of ours whose parameters make no sense, such as a slug that cannot exist. */
export const pageNotValid = (path: string) => failure("pageNotValid", { path });

export const isFailure = (value: unknown): value is Failure =>
  typeof value === "object" && value !== null && "message" in value && String(value.message) in statuses;

/** A failure that is ours to mend, whatever it was. */
export const ours: Failure = { message: "ours", values: {} };

/** From the renderer to the server: the English message of a failed page. Never sent on. */
export const statusMessageHeader = "X-Status-Message";

/** The sentence as it stands in the HTTP answer and in JSON, in every language. */
export const englishOf = (message: FailureMessage, values: Record<string, string>): string =>
  failureMessages[`failure:${message}`].en.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
