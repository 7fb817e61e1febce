import { data, useLocation, type ShouldRevalidateFunction } from "react-router";
import { actorContext, requestContext } from "#request/context.ts";
import { failure, type Failure } from "#request/failures.ts";
import { framingIn, framingSites } from "#request/addresses/framing-sites.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/signup.page";
import { canSignUp } from "./can-sign-up.ts";
import { FormScreen } from "./form-screen.tsx";
import { showFirstPage, postFirstPage } from "./serve.server.ts";

export const handle = {
  needs: "public",
  messages: ["signup", "questions", "forms", "request", "worker-record", "clearance"],
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  "Cache-Control": "no-store",
  ...framingIn(loaderHeaders),
});

/** Opens only for a form that exists and takes sign-ups. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await showFirstPage(askedIn(request), context.get(requestContext).locale);
  if (!found) throw failure("formNotAvailable");
  const { sites, ...shown } = found;
  return data(shown, { headers: framingSites(sites) });
}

/** The same question, asked before the browser goes there. Where it is not answered, the server itself judges. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const formId = new URL(request.url).searchParams.get("formId") ?? "";
  // Said by its name alone: with `failure` every page would load the sentences of all of them.
  if ((await canSignUp(formId)) === false)
    throw data<Failure>({ message: "formNotAvailable", values: {} }, { status: 404 });
  return serverLoader();
}

export async function action({ request, context }: Route.ActionArgs) {
  const from = context.get(actorContext).request?.from?.address;
  const reply = await postFirstPage(request, askedIn(request), context.get(requestContext).locale, from);
  if (!reply) throw failure("formNotAvailable");
  return reply;
}

function askedIn(request: Request) {
  const { searchParams } = pageAddress(request);
  return { formId: searchParams.get("formId"), slotId: searchParams.get("slot") };
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== 422 && defaultShouldRevalidate;

/** The first topic of a form: from its answers on, there is a link to go on with. */
export default function SignUpPage({ loaderData: { view }, actionData: reply }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return <FormScreen view={view} reply={reply} action={pathname + search} />;
}
