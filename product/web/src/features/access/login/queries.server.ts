import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { maskedNumber } from "@product/domain/identifiers/mobile-number";
import { owesSecondFactor, type RequestSession } from "#request/session.ts";

/** Who can be tried out in a demonstration; nobody anywhere else. */
export const accountsToTry = (demo: boolean) =>
  demo ? { password: demoPassword, accounts: demoAccounts.map(({ email, role }) => ({ email, role })) } : undefined;

export type AccountsToTry = NonNullable<ReturnType<typeof accountsToTry>>;

/** What someone who gave their password can show next; undefined when nothing is owed. */
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
