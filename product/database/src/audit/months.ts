import { sql } from "drizzle-orm";
import { inTransaction } from "@product/database/write";

/** Makes room for the acts of the next half year; done at every start and every day. */
export const makeAuditMonths = (): Promise<void> =>
  inTransaction(async (tx) => {
    await tx.execute(sql`SELECT app.make_audit_months(now()::date, (now() + interval '6 months')::date)`);
  });
