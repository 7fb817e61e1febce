import { sql } from "drizzle-orm";
import { inTransaction, type Transaction } from "@product/database/write";

/** Makes room for the punches of the next half year; done at every start and every day. */
export const makePunchMonths = (): Promise<void> =>
  inTransaction(async (tx) => {
    await tx.execute(
      sql`SELECT app.make_punch_months((now() - interval '1 month')::date, (now() + interval '6 months')::date)`,
    );
  });

/** Room for a punch of whatever month. */
export const makeRoomFor = async (tx: Transaction, at: Date): Promise<void> =>
  void (await tx.execute(sql`SELECT app.make_punch_month((${at}::timestamptz AT TIME ZONE 'UTC')::date)`));
