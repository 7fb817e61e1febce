import { pageNotFound } from "#request/failures.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/scans.route";
import { deviceOf } from "./device.server.ts";
import { isPhoneOfOurs } from "./offline/holdings.server.ts";
import { takeScans } from "./offline/scans.server.ts";
import { signedAnswer } from "./offline/signed-answer.server.ts";
import { scansForm } from "./schema.ts";

export const handle = { needs: "public" };

const unkept = { headers: { "Cache-Control": "no-store" } };

/**
 * What waited on a device while it had no net. Each scan is answered by itself, and what is said is signed: a device believes
 * nothing else. Also a phone whose device was revoked gets rid of what it has.
 */
export async function action({ request }: Route.ActionArgs) {
  if (!(await isPhoneOfOurs(request))) throw pageNotFound(pageAddress(request).pathname);
  const paired = await deviceOf(request);
  const read = await readForm({ paired }, request, scansForm);
  const { data: sent } = scansForm.safeParse(Object.fromEntries(read));
  const taken = sent && (await takeScans(paired, sent));
  if (taken) return Response.json(sent.signed ? signedAnswer(sent, taken) : taken.answers, unkept);
  return Response.json(null, { status: 422 });
}
