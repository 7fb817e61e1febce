/** Sends a browser back with what came of it: in the fragment, where only the page sees it, or in the query for a proof key. */
import type { AuthError } from "@platform/auth/request/errors";

type Fields = Record<string, string | number | undefined>;

/** Existing query parameters stay: the client put its own there. */
export function redirectWith(
  status: 302 | 303,
  target: string,
  parts: { query?: Fields; fragment?: Fields },
): Response {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  // A fragment from the caller would be read as an answer of ours.
  url.hash = parts.fragment ? sorted(parts.fragment) : "";
  return new Response(null, { status, headers: { location: url.href, "cache-control": "no-store" } });
}

/** `sb` tells the client that the fragment is ours. */
function sorted(fields: Fields): string {
  const fragment = new URLSearchParams({ sb: "" });
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) fragment.set(name, String(value));
  fragment.sort();
  return fragment.toString();
}

/** An error in the words of OAuth, with our code beside it. */
export const errorFields = ({ status, code, message }: AuthError): Fields => ({
  error: errorWords[status],
  error_code: code,
  error_description: message,
});

const errorWords: Record<number, string | undefined> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

/** The tokens of a session as the implicit flow hands them over. */
export const sessionFields = (session: Record<string, unknown>): Fields => {
  const { access_token, expires_at, expires_in, refresh_token, token_type, provider_token, provider_refresh_token } =
    session as Fields;
  return { access_token, expires_at, expires_in, refresh_token, token_type, provider_token, provider_refresh_token };
};
