/** The lines that a starting program prints first. */
import { resolve } from "node:path";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import type { PublicSettings } from "#request/context.ts";

type Started = {
  dataDir: string;
  siteUrl: string;
  demo: boolean;
  /** Location of the database. */
  location: string;
  delivery: PublicSettings["delivery"];
};

export function announce(say: (line: string) => void, { dataDir, siteUrl, demo, location, delivery }: Started): void {
  const folder = resolve(dataDir);
  say(`Data: ${folder}${location.startsWith(folder) ? "" : `; database: ${location}`}`);
  if (demo) {
    say(`Demo accounts, all with the password ${demoPassword}:`);
    for (const { email, name } of demoAccounts) say(`  ${email.padEnd(30)} ${name}`);
  }
  if (delivery.mail === "printed") say("No mail leaves a demonstration: what would be sent is printed here.");
  if (delivery.account === "kept")
    say("No mail leaves, because SMTP_URL is not set: whoever invites people gets the link.");
  say(`Ready: ${siteUrl}`);
}
