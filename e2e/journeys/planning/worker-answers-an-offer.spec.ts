// Walks: assignments, shifts, events, answers, calendar-feed
/** The office asks someone, the letter carries a link, and the worker answers on a phone. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test, type Accounts } from "#e2e/accounts.ts";
import { freeWaiters, publishedShift } from "./free-waiters.ts";

test.use({ appFor: "those who answer offers", viewport: { width: 390, height: 844 } });

type Query = Accounts["query"];

/** A published shift in a fortnight with one place for a waiter, and someone who may work then. */
async function anOffer(query: Query, email: string, language: "en" | "es", title: string) {
  const [workerId] = await freeWaiters(query, [email], language);
  const { rows } = await query(
    "UPDATE app.worker SET first_name = 'Nerea', preferred_name = '' WHERE id = $1 RETURNING legal_entity_id",
    [workerId],
  );
  const { people } = await publishedShift(query, {
    title,
    legalEntityId: rows[0].legal_entity_id,
    fillMode: "invite",
    notes: { en: "Black shirt", es: "Camisa negra" },
    meetingPoint: "Gate 3",
  });
  return { workerId: workerId!, people };
}

const stateOf = async (query: Query, workerId: string) =>
  (await query("SELECT state FROM app.assignment WHERE worker_id = $1 ORDER BY created_at DESC LIMIT 1", [workerId]))
    .rows[0]?.state as string;

test("Someone is asked, accepts on the phone, takes the calendar along, and gives the place back", async ({
  page,
  open,
  accounts: { query, mail },
}) => {
  test.slow();
  const { workerId, people } = await anOffer(query, "nerea@answers.test", "en", "Harbour Night");
  await open(people, { as: "planner" });
  await page.getByLabel("Worker").selectOption(workerId);
  await page.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("Invited", { exact: true })).toBeVisible();

  const { subject, text, link } = await mail("call-out-invited", "nerea@answers.test");
  expect(subject).toContain("Can you work? Harbour Night");
  expect(text).toContain("Answer until");
  await page.context().clearCookies({ name: "act-as" });
  const answer = await page.goto(new URL(link).pathname);
  expect(answer!.headers()).toMatchObject({
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  await page.locator("html[data-alive]").waitFor();
  const offer = page.getByRole("article", { name: "Harbour Night, Barra" });
  await expect(offer).toContainText("Parque Ribera");
  await expect(offer).toContainText("Gate 3");
  await expectAccessible(page);
  expect(await stateOf(query, workerId), "looking changes nothing").toBe("invited");
  await offer.getByRole("button", { name: "Accept: Harbour Night, Barra" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You work this shift");
  await expect(page.getByText("Black shirt")).toBeVisible();
  await expectAccessible(page);
  expect(await stateOf(query, workerId)).toBe("confirmed");

  await page.getByRole("link", { name: "All my shifts" }).click();
  const calendar = await page.getByRole("link", { name: "Add my shifts to my calendar" }).getAttribute("href");
  const feed = await page.request.get(calendar!);
  expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await feed.text()).toContain("SUMMARY:Harbour Night: Waiter");
  await page.getByRole("link", { name: "Details and changes: Harbour Night, Barra" }).click();
  // One tap asks; the second says it, and for some minutes it can be taken back.
  await page.getByRole("link", { name: "I cannot come: Harbour Night, Barra" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Can’t come to this shift?");
  expect(await stateOf(query, workerId)).toBe("confirmed");
  await expect(page.getByRole("link", { name: "Call the office" })).toHaveAttribute("href", /^tel:\+\d+$/);
  await expectAccessible(page);
  await page.getByLabel("Reason").fill("My exam was moved to that day");
  await page.getByRole("button", { name: "Confirm I can’t come" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You do not work this shift");
  await page.getByRole("button", { name: "Undo, I can come: Harbour Night, Barra" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You work this shift");
  expect(await stateOf(query, workerId)).toBe("confirmed");
  await page.getByRole("link", { name: "I cannot come: Harbour Night, Barra" }).click();
  await page.getByLabel("Reason").fill("My exam was moved to that day");
  await page.getByRole("button", { name: "Confirm I can’t come" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You do not work this shift");
  await open(people, { as: "planner" });
  await expect(page.getByText("Withdrew")).toBeVisible();
  await expect(page.getByText("My exam was moved to that day")).toBeVisible();
  const unknown = await page.goto("/answer/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
  expect(unknown!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
});

test.describe("sin JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Quien llega cuando las plazas están ocupadas entra en la lista de espera, y quien rechaza lo ve confirmado", async ({
    as,
    page,
    accounts: { query, mail },
  }) => {
    test.slow();
    const { workerId, people } = await anOffer(query, "iker@answers.test", "es", "Noche del Puerto");
    await as("planner");
    await page.goto(`/es${people}`);
    await page.getByLabel("Trabajador/a").selectOption(workerId);
    await page.getByRole("button", { name: "Asignar" }).click();
    await expect(page.getByText("Invitada", { exact: true })).toBeVisible();
    const { link } = await mail("call-out-invited", "iker@answers.test");
    await page.context().clearCookies({ name: "act-as" });
    const path = new URL(link).pathname;
    expect(path).toMatch(/^\/es\/answer\//);

    // A worker who has not answered when the last place goes is put on the waiting list; the page that was open says so
    // after the answer.
    const theirSlots = "id IN (SELECT slot_id FROM app.assignment WHERE worker_id = $1)";
    await page.goto(path);
    const offer = page.getByRole("article", { name: "Noche del Puerto, Barra" });
    await query(`UPDATE app.slot SET agency_seats = 1 WHERE ${theirSlots}`, [workerId]);
    await expect.poll(() => stateOf(query, workerId), { timeout: 90_000 }).toBe("waitlisted");
    expect((await mail("call-out-filled", "iker@answers.test")).text).toContain("si queda una libre, te preguntaremos");
    await offer.getByRole("button", { name: "Aceptar: Noche del Puerto, Barra" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Estás en lista de espera");
    await page.getByRole("link", { name: "No puedo ir: Noche del Puerto, Barra" }).click();
    await expect(page.getByText("Sales de la lista de espera")).toBeVisible();
    await page.getByRole("link", { name: "Volver sin cambiar nada" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Estás en lista de espera");

    await query(
      `WITH free AS (UPDATE app.slot SET agency_seats = 0 WHERE ${theirSlots})
       UPDATE app.assignment SET state = 'invited' WHERE worker_id = $1 AND state = 'waitlisted'`,
      [workerId],
    );
    const decline = { name: "Rechazar: Noche del Puerto, Barra" };
    await page.goto(path);
    // The same page, left open elsewhere.
    const other = await page.context().newPage();
    await other.goto(path);
    await page.getByRole("button", decline).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Has rechazado este turno");
    await other.getByRole("button", decline).click();
    await expect(other.getByText("Ya habías respondido o se ha acabado el plazo.")).toBeVisible();
    const wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth").catch(() => 0);
    expect(Number(wide)).toBeLessThanOrEqual(0);
  });
});
