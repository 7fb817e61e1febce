import { emailExists, phoneExists } from "@platform/auth/one-time/confirm-change";
import { AuthError } from "@platform/auth/request/errors";

/** The database has the last word on what is taken: of two requests at once, one is told so here. */
export async function refusingDuplicates<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code !== "23505") throw error;
    throw refusals[String(constraint)]?.() ?? error;
  }
}

const refusals: Record<string, () => AuthError> = {
  users_email_once: emailExists,
  users_phone_once: phoneExists,
  users_pkey: () => new AuthError(422, "user_already_exists", "A user with this id already exists"),
};
