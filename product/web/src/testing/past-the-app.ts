import type { useTestDatabase } from "@product/database/testing/test-database";

type Query = ReturnType<typeof useTestDatabase>["query"];

/** A change made at the database itself, past every trigger of ours. */
export const pastTheApp = async (query: Query, ...statements: string[]): Promise<void> =>
  void (await query(["SELECT set_config('session_replication_role', 'replica', true)", ...statements].join(";\n")));

/** As if no hours had been decided about before. */
export const forgetHours = (query: Query): Promise<void> =>
  pastTheApp(query, "DELETE FROM app.hours_terms", "DELETE FROM app.hours_line", "DELETE FROM app.hours_period");
