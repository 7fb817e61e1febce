/** Reads JSON bodies, and words what is wrong with them as the reference's validator does. */
import { z } from "zod";
import { parseBounded } from "@platform/kernel/bounded-json";
import { incomingBytes } from "@platform/storage/bytes/incoming";
import { refusals } from "./errors.ts";

const largestBody = 1024 * 1024;
const bounds = { values: 10_000, depth: 64 };
// A question is short; only files may take their time.
const patience = { idleSeconds: 10, bytesPerSecond: 1024, graceSeconds: 10 };

/** Clients may send nothing where everything is optional, so no body counts as an empty one. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  return checked(parsed((await readText(request)) || "{}"), schema, "body");
}

export function checked<Schema extends z.ZodType>(value: unknown, schema: Schema, what: string): z.infer<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw refusals.invalidBody(worded(result.error.issues[0]!, what));
}

function worded(issue: z.core.$ZodIssue, what: string): string {
  const path = issue.path.map(String);
  if (issue.code === "invalid_type" && issue.input === undefined && path.length > 0)
    return `${[what, ...path.slice(0, -1)].join("/")} must have required property '${path.at(-1)}'`;
  return `${[what, ...path].join("/")} ${complaint(issue)}`;
}

function complaint(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${issue.expected === "int" ? "integer" : issue.expected}`;
    case "too_small":
      return issue.origin === "array"
        ? `must NOT have fewer than ${issue.minimum} items`
        : issue.origin === "string"
          ? `must NOT have fewer than ${issue.minimum} characters`
          : `must be >= ${issue.minimum}`;
    case "too_big":
      return issue.origin === "array"
        ? `must NOT have more than ${issue.maximum} items`
        : `must be <= ${issue.maximum}`;
    case "invalid_value":
      return "must be equal to one of the allowed values";
    default:
      return "is not valid";
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > largestBody) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incomingBytes(request.body, patience)) {
    size += chunk.length;
    if (size > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw refusals.invalidBody("Body is not valid JSON but content-type is set to 'application/json'");
  }
}

const tooLarge = () => refusals.invalidBody("Request body is too large");

function parsed(text: string): unknown {
  const value = parsedOrNothing(text);
  if (value === undefined)
    throw refusals.invalidBody("Body is not valid JSON but content-type is set to 'application/json'");
  return value;
}

/** A JSON value that PostgreSQL can keep, or nothing. */
export function parsedOrNothing(text: string): unknown {
  try {
    const value = parseBounded(text, bounds);
    return isStorable(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Nulls and halves of characters are JSON but no text to PostgreSQL. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return isText(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner));
}

export const isText = (value: string): boolean => !value.includes("\0") && value.isWellFormed();
