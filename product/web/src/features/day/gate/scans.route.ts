import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/scans.route";
import { deviceByToken, tokenOf } from "./device.server.ts";
import { isPhoneOfOurs } from "./offline/holdings.server.ts";
import { takeScans } from "./offline/scans.server.ts";
import { signedAnswer } from "./offline/signed-answer.server.ts";
import { scansForm } from "./schema.ts";

export const handle = { needs: "public" };

const unkept = { headers: { "Cache-Control": "no-store" } };

/**
 * Takes the scans that waited on an offline device. Each scan is answered separately and the answer is signed, because
 * a device believes nothing else. A phone whose device was revoked can hand over its scans too.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!(await isPhoneOfOurs(request))) {
    // Pages of before name no key, and take "not found" for the order to forget: the new page brings what such a phone kept.
    if (hasHeldDevice(request)) return Response.json(null, { status: 401 });
    throw pageNotFound(pageAddress(request).pathname);
  }
  // Also once its event is over: a phone that was never heard before is known by its token alone.
  const paired = await deviceByToken(request);
  const read = await readForm({ paired }, request, scansForm);
  const { data: sent } = scansForm.safeParse(Object.fromEntries(read));
  const taken = sent && (await takeScans(paired, sent, (error) => context.get(requestContext).report(error)));
  if (taken) return Response.json(sent.signed ? signedAnswer(sent, taken) : taken.answers, unkept);
  return Response.json(null, { status: 422 });
}

const hasHeldDevice = (request: Request): boolean => tokenOf(request) !== undefined && !request.headers.has("Gate-Key");
