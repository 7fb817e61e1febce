import { failure } from "#request/failures.ts";
import type { Route } from "./+types/signup.page";
import { canSignUp } from "./queries.server.ts";

export const handle = { needs: "public" };

/** Opens only for a form that exists and takes sign-ups. */
export async function loader({ request }: Route.LoaderArgs) {
  const formId = new URL(request.url).searchParams.get("formId");
  if (!(await canSignUp(formId))) throw failure("formNotAvailable");
  return null;
}

// Never shown while no form can be open.
export default function SignUpPage() {
  return null;
}
