// Walks: rota
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "planners at one rota" });

test("Two planners at one rota see each other, until one of them leaves", async ({ page, open, signedInElsewhere }) => {
  await open("/admin/working-schedules", { signedInAs: "planner" });
  const other = await signedInElsewhere("owner", { locale: "es-ES" });
  await other.goto("/es/admin/working-schedules");
  await expect(page.getByText("Also here: Olalla Requena")).toBeVisible();
  await expect(other.getByText(/^También está aquí: /)).toBeVisible();
  await other.context().close();
  await expect(page.getByText("Also here: Olalla Requena")).toHaveCount(0);
});
