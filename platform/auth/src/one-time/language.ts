import type { AuthRequest } from "@platform/auth/request/auth-request";
import type { UserRow } from "@platform/auth/users/user";

/** The language of a message: what the person chose, else what their browser asks for. */
export function languageFor({ request }: AuthRequest, user?: Pick<UserRow, "raw_user_meta_data">): "en" | "es" {
  const chosen = user?.raw_user_meta_data["language"];
  if (chosen === "es" || chosen === "en") return chosen;
  const match = (request.headers.get("accept-language") ?? "").toLowerCase().match(/\b(es|en)\b/);
  return match?.[1] === "es" ? "es" : "en";
}
