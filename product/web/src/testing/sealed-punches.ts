import { expect } from "vitest";
import { sealPunches } from "@product/database/register/sealer";

type Query = (statement: string) => Promise<{ rows: { n: number }[] }>;

/** Seals every punch there is. What is sealed was committed before all that is under way anywhere, so that others are waited for. */
export const sealEveryPunch = (query: Query): Promise<void> =>
  expect
    .poll(
      async () => {
        while ((await sealPunches()) > 0);
        const { rows } = await query(
          "SELECT count(*)::int AS n FROM app.punch WHERE NOT EXISTS (SELECT FROM app.punch_seal WHERE punch_id = punch.id)",
        );
        return rows[0]!.n;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
