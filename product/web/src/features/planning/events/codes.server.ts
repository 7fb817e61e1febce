/** Short codes by which people call an event: letters and digits that are not mistaken for one another. */
import { eq } from "drizzle-orm";
import { events } from "@product/database/tables/event";
import type { Transaction } from "#request/perform.ts";

const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export async function freeEventCode(tx: Transaction): Promise<string> {
  for (let length = 4; ; length = Math.min(length + 1, 8)) {
    const drawn = [...crypto.getRandomValues(new Uint32Array(length))];
    const code = `EV-${drawn.map((n) => letters[n % letters.length]).join("")}`;
    if ((await tx.$count(events, eq(events.code, code))) === 0) return code;
  }
}
