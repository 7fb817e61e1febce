import { sql } from "drizzle-orm";
import { workers } from "@product/database/tables/people/worker";

/** First name and both last names, as far as there are any. */
export const fullName = sql<string>`btrim(concat_ws(' ', ${workers.firstName}, ${workers.lastName}, ${workers.secondLastName}))`;
