/** Makes the owner's credential at the authentication service, or opens that of someone who was locked out. */
import { serviceUserIdOf } from "#features/access/account/queries.server.ts";
import type { RequestSession } from "#request/session.ts";
import type { OwnerForm } from "./schema.ts";

type Admin = ReturnType<RequestSession["admin"]>;

/** Why the service would not have it: a password that is too weak, an address it does not take. */
export class CredentialRefused extends Error {
  override readonly name = "CredentialRefused";
  readonly field: "email" | "password";

  constructor(field: "email" | "password", message: string) {
    super(message);
    this.field = field;
  }
}

export async function makeCredential(admin: Admin, { email, password }: OwnerForm): Promise<string> {
  const created = await admin.auth.admin.createUser({ email, password, email_confirm: true });
  if (created.data.user) return created.data.user.id;
  if (created.error?.code !== "email_exists") throw errorFrom(created.error);
  const userId = await serviceUserIdOf(admin, email);
  const changed = await admin.auth.admin.updateUserById(userId, {
    password,
    email_confirm: true,
    ban_duration: "none",
  });
  if (changed.error) throw errorFrom(changed.error);
  await removeSecondFactors(admin, userId);
  return userId;
}

const errorFrom = (error: { code?: string | undefined; message: string } | null): Error => {
  if (error?.code === "weak_password") return new CredentialRefused("password", error.message);
  if (error?.code === "validation_failed") return new CredentialRefused("email", error.message);
  return new Error("The authentication service would not make the owner", { cause: error });
};

/** A user who was locked out may have lost the phone that had the codes. */
async function removeSecondFactors(admin: Admin, userId: string): Promise<void> {
  const { data, error } = await admin.auth.admin.mfa.listFactors({ userId });
  if (error) throw errorFrom(error);
  for (const { id } of data.factors) await admin.auth.admin.mfa.deleteFactor({ id, userId });
}
