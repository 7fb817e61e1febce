import { demoAccounts, demoPassword } from "@product/database/demo/accounts";

/** Who can be tried out in a demonstration; nobody anywhere else. */
export const accountsToTry = (demo: boolean) =>
  demo ? { password: demoPassword, accounts: demoAccounts.map(({ email, name }) => ({ email, name })) } : undefined;
