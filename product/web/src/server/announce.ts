import { resolve } from "node:path";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import type { Config } from "./config.ts";

/** Tells whoever started the program where it serves, where its data lie and who can sign in. */
export function announce(
  say: (line: string) => void,
  config: Config,
  siteUrl: string,
  demo: boolean,
  location: string,
): void {
  say(
    `Data: ${resolve(config.dataDir)}${location.startsWith(resolve(config.dataDir)) ? "" : `; database: ${location}`}`,
  );
  if (demo) {
    say(`Demo accounts, all with the password ${demoPassword}:`);
    for (const { email, name } of demoAccounts) say(`  ${email.padEnd(30)} ${name}`);
  }
  say(`Ready: ${siteUrl}`);
}
