import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { maskedNumber } from "@product/domain/identifiers/mobile-number";
import { owesSecondFactor, type RequestSession } from "#request/session.ts";

/** The accounts of a demonstration that can be tried out; undefined on any other installation. */
export const accountsToTry = (demo: boolean) =>
  demo ? { password: demoPassword, accounts: demoAccounts.map(({ email, role }) => ({ email, role })) } : undefined;

export type AccountsToTry = NonNullable<ReturnType<typeof accountsToTry>>;

/** The second factors that a user can show after the password; undefined when none is owed. */
export async function factorsOwed({ signedIn, client }: RequestSession): Promise<FactorsOwed | undefined> {
  if (!signedIn || !owesSecondFactor(signedIn)) return undefined;
  const { data } = await client().auth.mfa.listFactors();
  const phones = (data?.phone ?? []).map(named).map(({ id, name }) => ({ id, name: maskedName(name) }));
  return { email: signedIn.email, app: (data?.totp ?? []).map(named), phone: phones };
}

const named = ({ id, friendly_name = "" }: { id: string; friendly_name?: string }) => ({ id, name: friendly_name });

/** A phone goes by its number, of which someone who is only half signed in learns no more than the end. */
const maskedName = (name: string) => (/\d{3}$/.test(name) ? maskedNumber(name) : name);

type Factor = { id: string; name: string };
export type FactorsOwed = { email: string; app: Factor[]; phone: Factor[] };
