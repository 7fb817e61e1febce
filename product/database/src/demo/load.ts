import { eq } from "drizzle-orm";
import type { Transaction } from "@product/database/write";
import { pages } from "@product/database/tables/page";

/** What a first look at the product shows: the front page of an invented company. */
export async function loadDemoData(tx: Transaction): Promise<void> {
  await tx
    .update(pages)
    .set({
      leadEn:
        "Waiters, hosts, bar, access and set-up crews in Spain and the UK. You choose your days, you are paid for every hour worked, and you always know what is missing before you can start.",
      leadEs:
        "Camareros, azafatas, barra, accesos y montaje en España y el Reino Unido. Eliges los días, cobras por hora real y siempre sabes qué te falta para poder trabajar.",
    })
    .where(eq(pages.slug, "home"));
}
