/** Which names buckets and objects may have. Names are data: they never become part of a path on disk. */
import { refusals } from "./errors.ts";
import type { Call } from "./call.ts";

const keyCharacters = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketCharacters = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]+$/;
const longestKey = 1024;
const longestBucket = 100;

export const isKey = (name: string): boolean =>
  name.length <= longestKey && keyCharacters.test(name) && !name.split("/").some(isDots);

// The reference lets them pass, but they change their meaning in every URL parser on the way.
const isDots = (segment: string) => segment === "." || segment === "..";

export const isBucketName = (name: string): boolean =>
  name.length <= longestBucket && bucketCharacters.test(name) && name.trim() === name && !isDots(name);

export function ensureKey(name: string): string {
  if (!isKey(name)) throw refusals.invalidKey(shown(name));
  return name;
}

export function ensureBucketName(name: string): string {
  if (!isBucketName(name)) throw refusals.invalidBucketName();
  return name;
}

export const bucketIn = ({ params }: Call): string => {
  const bucket = decoded(params["bucket"] ?? "");
  if (bucket === undefined) throw refusals.invalidBucketName();
  return ensureBucketName(bucket);
};

export function placeIn(call: Call): { bucket: string; name: string } {
  const bucket = bucketIn(call);
  const name = decoded(call.rest);
  if (name === undefined) throw refusals.invalidKey(shown(call.rest));
  return { bucket, name: ensureKey(name) };
}

/** Decodes once: what is still encoded afterwards was part of the name, and is refused as such. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A refused name comes back in the message, but neither endless nor unprintable. */
const shown = (name: string) =>
  name
    .slice(0, 200)
    .toWellFormed()
    .replace(/\p{Cc}/gu, "\uFFFD");
