import type { Availability } from "@product/database/availability";
import { database } from "@product/database/client";
import { migrationsOnDisk } from "@product/database/migrate";
import { queueAgeSeconds } from "@product/database/jobs/queue";
import { migrations } from "@product/database/tables/ground/migration";
import type { Readiness } from "./probes.ts";

type Ready = Omit<Readiness, "draining">;

/** Whether everything this version needs is there. A newer schema is fine: it is the next version rolling out. */
export async function readReadiness(availability: Availability, kinds: readonly string[]): Promise<Ready> {
  const pendingAnswer = askDatabase(kinds).catch(() => {
    availability.doubt();
    return nothing;
  });
  return (await availability.unlessAway(pendingAnswer)) ?? nothing;
}

async function askDatabase(kinds: readonly string[]): Promise<Ready> {
  const [applied, wanted, age] = await Promise.all([
    database.select().from(migrations),
    migrationsOnDisk(),
    queueAgeSeconds(kinds),
  ]);
  const names = new Set(applied.map((row) => row.name));
  return { database: true, migrations: wanted.every(({ name }) => names.has(name)), queueAgeSeconds: age };
}

const nothing: Ready = { database: false, migrations: false, queueAgeSeconds: 0 };
