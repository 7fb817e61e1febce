import type { z } from "zod";
import { failure } from "./failures.ts";
import { submissionKeyField } from "./submission-key.ts";

/**
 * The fields that the schema names, and nothing else. Names such as `title[9999999]` or thousands of levels deep mean
 * something to the form library, and cost accordingly, so they never reach it.
 */
export async function readForm(request: Request, schema: z.ZodObject): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw failure("notUnderstood");
  });
  const form = new FormData();
  for (const [name, value] of sent) {
    if (!Object.hasOwn(schema.shape, name) && name !== submissionKeyField) continue;
    // No text of ours holds a null, and the database takes none.
    if (typeof value === "string" && value.includes("\0")) throw failure("notUnderstood");
    form.append(name, value);
  }
  return form;
}
