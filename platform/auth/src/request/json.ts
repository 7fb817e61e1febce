/** Reads what a client sends. Everything that PostgreSQL could not keep is refused here, before anyone looks at it. */
import { z } from "zod";
import { parseBounded } from "@platform/kernel/bounded-json";
import { AuthError } from "./errors.ts";

const largestBody = 1024 * 1024;
const bounds = { values: 10_000, depth: 64 };

export const readJson = async <Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> =>
  checked(parse(await readText(request)), schema);

/** For requests that some clients send without a body. */
export const readOptionalJson = async <Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> => checked(parse((await readText(request)) || "{}"), schema);

function checked<Schema extends z.ZodType>(body: unknown, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new AuthError(400, "bad_json", `Could not parse request body as JSON: ${path.join(".")}: ${message}`);
}

/** A field that may be absent or null, which both mean empty. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

export const object = z.record(z.string(), z.unknown()).nullish();

/** The proof key of a flow, as auth-js sends it: null in the implicit flow. */
export const pkcePair = { code_challenge: text, code_challenge_method: text };

export const captchaToken = {
  gotrue_meta_security: z
    .object({ captcha_token: text })
    .nullish()
    .transform((security) => security?.captcha_token ?? ""),
};

export async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request).catch((error: unknown) => {
    if (error instanceof AuthError) throw error;
    // A body that breaks off is the client's fault, so it is not logged as a failure.
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON: it broke off");
  });
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON: invalid UTF-8");
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

async function readBytes(request: Request): Promise<Uint8Array | ArrayBuffer> {
  const tooLarge = () => new AuthError(413, "request_entity_too_large", "Request body too large");
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > largestBody) throw tooLarge();
  // HTTP holds a body to its stated length, so it can be taken whole, without a stream.
  if (length !== null) return request.arrayBuffer();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(body: string): unknown {
  try {
    const value = parseBounded(body, bounds);
    ensureStorable(value);
    return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new AuthError(400, "bad_json", `Could not parse request body as JSON: ${reason}`);
  }
}

/** Nulls and halves of characters are JSON but no text to PostgreSQL. */
function ensureStorable(value: unknown): void {
  if (typeof value === "string" && !isStorable(value)) throw new Error("invalid character");
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) throw new Error("invalid character");
    ensureStorable(inner);
  }
}

export const isStorable = (value: string): boolean => !value.includes("\0") && value.isWellFormed();
