import { Refused } from "@product/domain/refusals";
import { actorContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import type { Route } from "./+types/key.route";
import { registerPhone } from "./commands.server.ts";
import { passHolder } from "./holder.server.ts";
import { keyForm } from "./schema.ts";

export const handle = { needs: "public" };

/** A phone sends the public half of its key. Told apart by its status: kept, another phone's, not readable, nobody's pass. */
export async function action({ request, context }: Route.ActionArgs) {
  const holder = await passHolder(request, context.get(actorContext));
  if (!holder) return answer(404);
  const form = await readForm(holder, request, keyForm);
  const sent = keyForm.safeParse(Object.fromEntries(form));
  if (!sent.success) return answer(422);
  try {
    await registerPhone(holder, sent.data.algorithm, Buffer.from(sent.data.publicKey, "base64url"));
    return answer(200);
  } catch (error) {
    if (error instanceof Refused) return answer(409);
    throw error;
  }
}

/** As JSON, which no portal in between would say. */
const answer = (status: number) => Response.json(null, { status });
