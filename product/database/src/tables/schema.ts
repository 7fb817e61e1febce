import { customType, pgSchema } from "drizzle-orm/pg-core";

/** The product's own schema; nothing of ours lives in `public`. */
export const app = pgSchema("app");

/** A 64-bit transaction id, kept as text because it outgrows a JavaScript number. */
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
