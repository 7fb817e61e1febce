import { AuthError } from "./errors.ts";
import { readText } from "./json.ts";

const mostFields = 100;

/** A form that a browser posts. To read a field without a value takes longer the more there are, so that they are counted first. */
export async function readEncoded(request: Request): Promise<URLSearchParams> {
  const text = await readText(request);
  if (text.split("&", mostFields + 2).length > mostFields + 1)
    throw new AuthError(400, "validation_failed", "Too many fields");
  return new URLSearchParams(text);
}
