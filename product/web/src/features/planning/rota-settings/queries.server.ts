import { database } from "@product/database/client";
import { rotaSettings } from "@product/database/tables/planning/rota-setting";

/** When a day of the rota begins. */
export async function rotaSetting() {
  const [setting] = await database.select().from(rotaSettings);
  return setting!;
}
