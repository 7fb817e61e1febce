import { expect } from "vitest";
import { sealPunches } from "@product/database/register/sealer";

type Query = (statement: string) => Promise<{ rows: { n: number }[] }>;

const unsealed =
  "SELECT count(*)::int AS n FROM app.punch WHERE NOT EXISTS (SELECT FROM app.punch_seal WHERE punch_id = punch.id)";

/**
 * Seals every punch. A punch is sealed only once all earlier transactions have ended anywhere, so this waits for
 * others.
 */
export async function sealEveryPunch(query: Query): Promise<void> {
  const left = async () => {
    while ((await sealPunches()) > 0);
    return (await query(unsealed)).rows[0]!.n;
  };
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
}
