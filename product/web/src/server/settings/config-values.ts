/** The kinds of values that the configuration knows, each with what it says of a bad one. */
import { z } from "zod";

export const text = z.string().trim();
export const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`;
  return text
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((n) => n >= from && n <= to, message);
};
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `must be ${words.join(" or ")}`);
export const postgresUrl = text.regex(
  /^postgres(ql)?:\/\/./,
  "must be a PostgreSQL address such as postgres://user:password@host:5432/name",
);
const siteMessage = "must be an address without a path, such as https://staff.example.com";
// As a browser names it in the Origin header: lower case, without the scheme's own port.
export const webUrl = text
  .regex(/^https?:\/\/[^/?#\s]+\/?$/, siteMessage)
  .refine((url) => URL.canParse(url), siteMessage)
  .transform((url) => new URL(url).origin);
export const hostAndPort = text
  .regex(/^[^\s:]+:\d{1,5}$/, "must be a name and a port, such as localhost:3310")
  .transform((address) => {
    const [host = "", port = ""] = address.split(":");
    return { host, port: Number(port) };
  });
const scriptMessage = "must be an https address of a script";
export const scriptUrl = text.regex(/^https:\/\/\S+$/, scriptMessage).refine((url) => URL.canParse(url), scriptMessage);
