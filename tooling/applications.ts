/** Applications that people sign in to with their account here, as someone at the server names them. */
import { addClient, listClients, redirectsOf } from "@platform/auth/oauth-server/client";
import { newClientFields } from "@platform/auth/oauth-server/client-body";
import { hashOf, newSecret } from "@platform/auth/oauth-server/secrets";
import { migrateAuth } from "@platform/auth/migrate";
import { openSql, type Database } from "@platform/kernel/sql";
import { StartProblem } from "@platform/kernel/start-problem";
import type { Config } from "@product/web/server/config";

const most = 1000;

/** `applications`, `applications add <name> <address>` or `applications remove <id>`. */
export async function applications(config: Config, databaseUrl: string): Promise<void> {
  if (config.supabase) throw new StartProblem("The hosted Supabase keeps the list of applications: add them there.");
  await migrateAuth(databaseUrl);
  const db = openSql({ url: databaseUrl, connections: 1 });
  try {
    process.stdout.write(await answered(db, process.argv.slice(3), config.oauthServer));
  } finally {
    await db.close();
  }
}

async function answered(db: Database, [command = "list", ...parameters]: string[], isOn: boolean): Promise<string> {
  if (command === "list") return listed(db);
  const [first = "", second = ""] = parameters;
  if (command === "add" && first !== "" && second !== "") return added(db, first, second, isOn);
  if (command === "remove" && first !== "") return removed(db, first);
  throw new StartProblem("Say what to do: npm run admin -- applications [add <name> <address> | remove <id>]");
}

async function listed(db: Database): Promise<string> {
  const { clients } = await listClients(db, most, 0);
  if (clients.length === 0) return "No applications.\n";
  return clients.map((each) => `${each.id}  ${each.client_name ?? ""}  ${redirectsOf(each).join(" ")}\n`).join("");
}

async function added(db: Database, name: string, address: string, isOn: boolean): Promise<string> {
  const secret = newSecret();
  const fields = fieldsOf(name, address);
  const { id } = await addClient(db, { ...fields, client_secret_hash: hashOf(secret) }, new Date());
  const warning = isOn ? "" : "Nobody can sign in yet: set OAUTH_SERVER=on and start the app again.\n";
  return `client_id      ${id}\nclient_secret  ${secret}\nThe secret is shown this once.\n${warning}`;
}

function fieldsOf(name: string, address: string) {
  try {
    return newClientFields({ client_name: name, redirect_uris: [address] }, "manual");
  } catch (error) {
    throw new StartProblem((error as Error).message, { cause: error });
  }
}

const removal = `DELETE FROM auth.oauth_clients WHERE id::text = $1 RETURNING client_name`;

async function removed(db: Database, id: string): Promise<string> {
  const gone = await db.first<{ client_name: string | null }>(removal, [id]);
  if (!gone) throw new StartProblem(`There is no application ${id}.`);
  return `${gone.client_name ?? id} is removed, and whoever was signed in there is so no longer.\n`;
}
