/** Every screen of one record of the demonstration, as it opens: it reads well on a desk and on a phone. */
import { test } from "#e2e/accounts.ts";
import { atOnce, openBothWays, walks } from "#e2e/both-ways.ts";
import { demoRecords } from "#e2e/demo-records.ts";
import { expect } from "#e2e/fixtures.ts";
import { recordAddress, recordScreens } from "#e2e/journeys/surface/record-screens.ts";

for (const [n, some] of walks(recordScreens).entries())
  test(`Screens of records read well, on a desk and on a phone (${n + 1})`, async ({
    as,
    page,
    accounts: { query },
  }) => {
    const ids = await demoRecords(query);
    await as("owner");
    for (const [index, screen] of some.entries()) {
      await openBothWays(page, [recordAddress(screen, ids)], n * atOnce + index, async () =>
        expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
      );
    }
  });
