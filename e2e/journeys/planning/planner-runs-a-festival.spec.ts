// Walks: events, shifts, staffing, rota, rota-moves, answers, assignments, cover
/** From an empty event to a team that has confirmed the new day: planned, filled, published, a drop-out covered, reconfirmed. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { english, spanish } from "./festival-words.ts";
import { undoIsOver } from "./free-waiters.ts";

test.use({ appFor: "who runs a festival" });

/** A Tuesday in about three weeks: the days around it are in the same week. */
function tuesday(): (days: number) => string {
  const first = new Date(Date.now() + 18 * 86_400_000);
  first.setUTCDate(first.getUTCDate() + ((9 - first.getUTCDay()) % 7));
  return (days) => new Date(first.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A worker whose assignment to the slot has this state, with an email address and nothing else around that day. */
const inState = `SELECT w.email FROM app.assignment a JOIN app.worker w ON w.id = a.worker_id
  WHERE a.slot_id = $1 AND a.state = $2 AND w.email <> '' AND NOT EXISTS (SELECT FROM app.assignment other
    WHERE other.worker_id = a.worker_id AND other.id <> a.id AND other.during && tstzrange($3::date - 3, $3::date + 4))
  ORDER BY w.email LIMIT 1`;

async function firstWith(read: () => Promise<{ email: string }[]>): Promise<string> {
  let found: { email: string }[] = [];
  await expect.poll(async () => (found = await read()).length, { timeout: 60_000 }).toBe(1);
  return found[0]!.email;
}

for (const [words, details] of [
  [english, {}],
  [spanish, { tag: "@soak" }],
] as const)
  test(
    `${words.title}: planned, filled, published, covered and reconfirmed`,
    details,
    async ({ as, page, open, accounts: { query, mail } }) => {
      test.slow();
      const { hand } = words;
      const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole("button", { name });
      const link = (name: string | RegExp) => page.getByRole("link", { name });
      const day = tuesday();
      await query("UPDATE app.call_out_setting SET quiet_from = 3, quiet_until = 3, covers_drop_outs = true");
      await query("UPDATE app.worker SET language = $1", [words.locale]);

      // Plan.
      await open(`${words.at}/admin/events`, { as: "planner" });
      await hand.go(link(words.newEvent));
      await hand.write(page.getByLabel(words.name), words.title);
      await hand.choose(page.getByLabel(words.venue), "Parque Ribera, Bilbao");
      await hand.choose(page.getByLabel(words.entity), "Marea Eventos, S.L.");
      await hand.write(page.getByLabel(words.starts), `${day(0)}T12:00`);
      await hand.write(page.getByLabel(words.ends), `${day(2)}T23:00`);
      await hand.go(button(words.save));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      const event = new URL(page.url()).pathname;
      await hand.go(link(words.addShift));
      await hand.write(page.getByLabel(words.shiftName), "Barra");
      await hand.write(page.getByLabel(words.ends), `${day(0)}T17:00`);
      await hand.go(button(words.save));
      const places = page.getByRole("form", { name: words.addPlaces });
      await hand.choose(places.getByLabel(words.role), words.waiter);
      await hand.write(places.getByLabel(words.target), "2");
      await hand.write(places.getByLabel(words.maximum), "2");
      await hand.go(button(words.addPlaces, places));
      await expect(page.getByRole("form", { name: words.waiter })).toBeVisible();

      // Fill: two who can, into the draft.
      await hand.go(page.getByRole("navigation", { name: words.parts }).getByRole("link", { name: words.board }));
      await hand.go(link(words.can));
      const candidates = page.getByRole("region", { name: words.candidates });
      for (let place = 0; place < 2; place += 1) {
        const label = (await button(words.stage, candidates).first().getAttribute("aria-label"))!;
        await hand.go(button(label, candidates));
        await expect(button(label, candidates)).toHaveCount(0);
      }
      const { pathname, search } = new URL(page.url());
      const openBoard = () => open(pathname + search);

      // Publish, from the schedule of that week.
      const rota = `${words.at}/admin/working-schedules?by=events&day=${day(0)}&event=${event.split("/").at(-1)}`;
      await open(rota);
      await hand.go(link(words.review));
      await expect(page.getByText(words.told)).toBeVisible();
      await expect(page.getByText(words.settles)).toBeVisible();
      await expectAccessible(page);
      await hand.go(button(words.publish));
      await expect(page.getByRole("grid")).toBeVisible();
      await expect(link(words.review)).toHaveCount(0);

      const { rows } = await query(
        `SELECT w.email, a.slot_id FROM app.assignment a JOIN app.worker w ON w.id = a.worker_id
       JOIN app.shift s ON s.id = a.shift_id WHERE s.event_id = $1 ORDER BY w.email`,
        [event.split("/").at(-1)],
      );
      expect(rows).toHaveLength(2);
      const [lost, stays] = rows.map(({ email }) => email as string) as [string, string];
      const answer = async (kind: string, email: string) => {
        await page.context().clearCookies({ name: "act-as" });
        await open(new URL((await mail(kind, email)).link).pathname);
      };
      for (const email of [stays, lost]) {
        await answer("call-out-invited", email);
        await hand.go(button(words.accept));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.works);
      }

      // Lose a worker: the next who can are asked by themselves, and one of them takes the place.
      await answer("call-out-invited", lost);
      await hand.go(link(words.details));
      await hand.go(link(words.cannot));
      await hand.go(button(words.confirmCannot));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.gone);
      await undoIsOver(query);
      const slotId = rows[0].slot_id as string;
      const who = (state: string) => firstWith(async () => (await query(inState, [slotId, state, day(0)])).rows);
      const substitute = await who("invited");
      await as("planner");
      await openBoard();
      const cover = page.getByRole("region", { name: words.cover });
      await expect(cover).toContainText(words.underWay);
      await answer("call-out-invited", substitute);
      await hand.go(button(words.accept));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.works);
      await as("planner");
      await expect(async () => {
        await openBoard();
        await expect(cover).toContainText(words.covered, { timeout: 2000 });
      }).toPass({ timeout: 90_000 });

      // The others who were asked wait for a place, and have been told so.
      await answer("call-out-filled", await who("waitlisted"));
      await expect(page.getByRole("region", { name: words.waiting })).toContainText(words.title);
      await as("planner");

      // The day moves: whoever had agreed is asked again, and confirms.
      await open(rota);
      const grid = page.getByRole("grid");
      const shift = grid.locator("tbody [data-shift]").first();
      const next = grid.locator(`tbody td[data-day="${day(1)}"]`).first();
      await hand.toNextDay(page, shift, next);
      await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
      await expect(next.locator("[data-shift]")).toBeVisible();
      await hand.go(link(words.review));
      await expect(page.getByText(words.again)).toBeVisible();
      await hand.go(button(words.publish));
      await expect(page.getByRole("grid")).toBeVisible();
      await expect(link(words.review)).toHaveCount(0);
      for (const email of [stays, substitute]) {
        await answer("call-out-reconfirm", email);
        await hand.go(button(words.confirm));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.works);
      }

      await as("planner");
      await openBoard();
      await expect(page.getByText(words.staffed, { exact: true }).first()).toBeVisible();
      await hand.go(link(words.whoIsOnIt));
      const people = page.getByRole("listitem").filter({ has: page.getByText(words.confirmed, { exact: true }) });
      await expect(people).toHaveCount(2);
    },
  );
