/** The one place that reads what a browser sends as a form. */
import { redirect } from "react-router";
import type { z } from "zod";
import { failure } from "#request/failures.ts";
import { formBytes, FormTooLarge, gathering } from "./form-bytes.ts";
import { fileBytesOf, formLimits } from "./form-limits.ts";
import { boundaryIn, NotAForm, partsIn, textOf, type Part } from "./multipart.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { submissionKeyField } from "./submission-key.ts";

/**
 * The sender of a form, checked before any of it is read: an actor with the permission, the record behind the link in
 * the address, or the session. A form that is open to all says so.
 */
export type Sender = object | "anyone";

/**
 * The fields that the schema names, and nothing else. Names such as `title[9999999]` or thousands of levels deep mean
 * something to the form library, and cost accordingly, so they never reach it; nor does a name that comes very often.
 */
export async function readForm(_sender: Sender, request: Request, schema: z.ZodObject): Promise<FormData> {
  const fileBytes = fileBytesOf(schema);
  try {
    const bytes = formBytes(request, formLimits.bytes + fileBytes);
    return await only(schema, entriesIn(bytes, request.headers.get("content-type") ?? ""));
  } catch (error) {
    // Whatever else went wrong, also that somebody left in the middle, it is no form.
    if (!(error instanceof FormTooLarge)) throw failure("notUnderstood");
    if (fileBytes === 0) throw failure("tooLarge");
    // A file that is too large leads back to the page, which says so where it was chosen.
    await error.letPass();
    const { pathname, searchParams } = pageAddress(request);
    throw redirect(`${pathname}?too-large#${searchParams.get("do") ?? ""}`, 303);
  }
}

async function only(schema: z.ZodObject, entries: AsyncIterable<Part>): Promise<FormData> {
  const form = new FormData();
  const counts = new Map<string, number>();
  for await (const [sentName, value] of entries) {
    const name = oldNames.get(sentName) ?? sentName;
    if (!Object.hasOwn(schema.shape, name) && name !== submissionKeyField) continue;
    // No text of ours holds a null, and the database takes none.
    if (typeof value === "string" && value.includes("\0")) throw new NotAForm("a null");
    const count = (counts.get(name) ?? 0) + 1;
    if (count > formLimits.repeats) throw new NotAForm("a name too often");
    counts.set(name, count);
    form.append(name, value);
  }
  return form;
}

/** Fields of pages that were open, or kept offline, during the update to 0.3. */
const oldNames = new Map([["deed", "actionName"]]);

async function* entriesIn(bytes: AsyncIterable<Uint8Array>, type: string): AsyncGenerator<Part> {
  if (/^application\/x-www-form-urlencoded *(;|$)/i.test(type)) return yield* encodedEntries(bytes);
  const boundary = boundaryIn(type);
  if (boundary === undefined) throw new NotAForm("no form");
  yield* partsIn(bytes, boundary);
}

async function* encodedEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const gathered = gathering();
  let count = 1;
  for await (const piece of bytes) {
    for (let at = piece.indexOf(ampersand); at >= 0; at = piece.indexOf(ampersand, at + 1)) count += 1;
    if (count > formLimits.entries) throw new NotAForm("too many entries");
    gathered.add(piece);
  }
  yield* new URLSearchParams(textOf(gathered));
}

const ampersand = 0x26;
