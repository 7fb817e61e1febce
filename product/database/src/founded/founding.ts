/** The first start on an empty database founds the installation, with or without demo data; later starts only read which it was. */
import { sql } from "drizzle-orm";
import { loadDemoData } from "@product/database/demo/load";
import { redateDemoSeason } from "@product/database/demo/records";
import { makeFoundingGroups } from "./founding-groups.ts";
import { installation } from "@product/database/tables/company/installation";
import { enqueue } from "@product/database/jobs/queue";
import { inTransaction, type Transaction } from "@product/database/write";

/** `decideDemo` is told what is known of the installation. Processes that start together found it once. */
export const foundInstallation = (
  decideDemo: (known: { founded: boolean; demo: boolean }) => boolean,
): Promise<{ demo: boolean; foundedNow: boolean }> =>
  inTransaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE app.installation IN SHARE ROW EXCLUSIVE MODE`);
    const [known] = await tx.select().from(installation);
    const demo = decideDemo({ founded: known !== undefined, demo: known?.demo ?? false });
    if (known) {
      if (demo) {
        await redateDemoSeason(tx);
        await drawPapers(tx);
      }
      return { demo, foundedNow: false };
    }
    await tx.insert(installation).values({ demo });
    await makeFoundingGroups(tx);
    if (demo) {
      await loadDemoData(tx);
      await drawPapers(tx);
    }
    return { demo, foundedNow: true };
  });

/** At every start: a copied database comes without its files. */
const drawPapers = (tx: Transaction) => enqueue(tx, { kind: "demo.draw-papers", uniqueKey: "all" });
