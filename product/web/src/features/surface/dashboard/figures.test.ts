/** Every number of the dashboard is the number of the rows that it leads to, for everyone who sees it. */
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect } from "vitest";
import { isPermitted, type Person } from "@product/domain/actor";
import type { Scope } from "@product/domain/permissions/grants";
import { templateKeys, templates } from "@product/domain/permissions/templates";
import { demoEntities } from "@product/database/demo/worker-words";
import { loader as eventsLoader } from "#features/planning/events/events.page.tsx";
import { loader as mailboxLoader } from "#features/operations/mailbox/mailbox.page.tsx";
import { countUpTo } from "#i18n/format.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { addressOfFigure, everyFigureOf, figuresContext, type FigureRow } from "#request/slices/figures.ts";
import { mailboxContext, type Mailbox, type MailboxEntry } from "#request/ports/mailbox.ts";
import { figures } from "#slices.ts";
import { usePlanning } from "#testing/planning.ts";
import { day, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { boardFor } from "./board.server.ts";
import { loader as figureLoader } from "./figure.page.tsx";

const { query } = useReadyWorker();
const { event, shift, slot, roleId } = usePlanning(query);
const own = { events: "" };

const failed = Array.from({ length: 3 }, (_, n) => ({ id: `m${n}`, createdAt: new Date(0) }) as MailboxEntry);
const mailbox: Mailbox = {
  list: async ({ state }) => (state === "given_up" ? failed : []),
  count: async (state, most) => (state === "given_up" ? Math.min(most, failed.length) : 0),
  read: async () => undefined,
  writtenTo: async () => [],
  forget: async () => 0,
};

function contextFor(actor: Person): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(requestContext, { locale: "en", settings: { delivery: { mail: "kept" } } } as never);
  context.set(mailboxContext, mailbox);
  context.set(figuresContext, figures);
  return context;
}

/** The number shown by the page at an address, opened as its reader opens it. */
async function shownAt(at: string, actor: Person): Promise<number> {
  const url = new URL(at, "http://localhost");
  const sent = { context: contextFor(actor), request: new Request(url), params: {} } as never;
  if (url.pathname === "/admin/events") return (await eventsLoader(sent)).data.list.count.shown;
  if (url.pathname === "/admin/mailbox") {
    const page = await mailboxLoader(sent);
    return page.isHere ? page.entries.length : 0;
  }
  const params = { figure: url.pathname.split("/").at(-1)! };
  const { rows } = await figureLoader({ ...(sent as object), params } as never);
  return rows.reduce((sum: number, { n }: FigureRow) => sum + n, 0);
}

const everyone = (scope: Scope): [string, Person][] =>
  templateKeys.map((key) => [key, who([...templates[key].permissions], scope)]);

beforeAll(async () => {
  const times = (in_: number, from = "14:00", to = "22:00") => ({
    startsAt: `${day(in_)}T${from}`,
    endsAt: `${day(in_)}T${to}`,
  });
  const here = await event({ titleEs: "Cena", ...times(1), endsAt: `${day(4)}T23:00` });
  own.events = here;
  const first = await shift(here, times(1));
  const second = await shift(here, times(2, "08:00", "16:00"));
  const waiters = await slot(first, { minimum: 2, target: 5, maximum: 6 });
  const riggers = await slot(second, { roleId: await roleId("rigger"), minimum: 1, target: 2, maximum: 2 });
  const far = await event({ titleEs: "Lejos", ...times(30) });
  await slot(await shift(far, times(30)), { minimum: 3, target: 3, maximum: 3 });
  const { rows: people } = await query("SELECT id FROM app.worker WHERE status = 'active' ORDER BY id LIMIT 4");
  const finding = (rule: string, severity: string, check: string) => ({
    rule,
    severity,
    check,
    shortfall: 30,
    isOverridable: true,
  });
  const found = [finding("ES-REST-12", "block", "daily-rest"), finding("ES-DAY-9", "warn", "day-hours")];
  const put = (slotId: string, worker: string, state: string, findings: unknown[], override: unknown = null) =>
    query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source, findings, override)
       SELECT s.id, sh.id, $2, sh.during, $3, 'invite', $4::jsonb, $5::jsonb
       FROM app.slot s JOIN app.shift sh ON sh.id = s.shift_id WHERE s.id = $1`,
      [slotId, worker, state, JSON.stringify(findings), override && JSON.stringify(override)],
    );
  await put(waiters, people[0].id, "invited", []);
  await put(waiters, people[1].id, "booked", found);
  await put(waiters, people[2].id, "staged", found, { findings: [{ rule: "ES-REST-12", shortfall: 45 }] });
  await put(riggers, people[3].id, "staged", found);
  await query(
    `INSERT INTO app.document (worker_id, document_type_id, state, source, valid_until)
     SELECT $1, id, 'verified', 'office', $2 FROM app.document_type WHERE key IN ('prl-training', 'photo')`,
    [people[0].id, day(20)],
  );
});

describe("a figure of the dashboard", () => {
  test("counts what there is", async () => {
    const owner = who([...templates.owner.permissions]);
    const counted = await everyFigureOf(owner, "en", contextFor(owner));
    expect(Object.fromEntries(counted.map(({ key, n }) => [key, n]))).toMatchObject({
      "events-this-week": 1,
      "events-below-minimum": 1,
      // Five waiters less the one who is booked, and two riggers of whom none is.
      "open-places": 6,
      "unanswered-offers": 1,
      "findings-ahead": 2,
      "failed-messages": 3,
    });
  });

  describe.each(["all", "entity", "event", "elsewhere"] as const)("within %s", (where) => {
    test("is the number of the rows behind it, for every role", async () => {
      const scopes: Record<typeof where, Scope> = {
        all: "all",
        entity: { kind: "entity", id: demoEntities.ES.id },
        event: { kind: "event", id: own.events },
        elsewhere: { kind: "entity", id: crypto.randomUUID() },
      };
      const differing: unknown[] = [];
      for (const [role, actor] of everyone(scopes[where]))
        for (const [key, figure] of Object.entries(figures)) {
          if (!isPermitted(actor, figure.needs)) continue;
          const { n } = await figure.count(actor, contextFor(actor));
          const shown = await shownAt(addressOfFigure(key, figure), actor);
          if (n !== shown) differing.push([role, key, n, shown]);
          if (where === "elsewhere" && figure.needs !== "mailbox.view" && n !== 0) differing.push([role, key, n]);
        }
      expect(differing).toEqual([]);
    });
  });

  test("is shown to nobody who may not know it, nor are its rows", async () => {
    const nobody = who([]);
    expect(await everyFigureOf(nobody, "en", contextFor(nobody))).toEqual([]);
    for (const [key, figure] of Object.entries(figures).filter(([, each]) => "rows" in each))
      await expect(shownAt(addressOfFigure(key, figure), nobody)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(shownAt("/admin/figures/constructor", nobody)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("beyond a thousand says so, and is counted no further", async () => {
    const owner = who([...templates.owner.permissions]);
    const before = (await everyFigureOf(owner, "en", contextFor(owner))).find(
      ({ key }) => key === "unanswered-offers",
    )!;
    await query(
      `WITH many AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day)
         SELECT event_id, 'Many', starts_at, ends_at, day
         FROM (SELECT * FROM app.shift ORDER BY starts_at LIMIT 1) one, generate_series(1, 1200) RETURNING id, event_id, during),
       places AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
         SELECT many.id, many.event_id, role.id, 0, 0, 1, 'invite' FROM many, (SELECT id FROM app.role LIMIT 1) role
         RETURNING id, shift_id)
       INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
         SELECT places.id, many.id, (SELECT id FROM app.worker ORDER BY id LIMIT 1), many.during, 'invited', 'invite'
         FROM places JOIN many ON many.id = places.shift_id`,
    );
    const { n, most } = (await everyFigureOf(owner, "en", contextFor(owner))).find(({ key }) => key === before.key)!;
    expect([n, countUpTo(n, most, "en"), countUpTo(n, most, "es")]).toEqual([1001, "1,000+", "1000+"]);
    await query("DELETE FROM app.shift WHERE title = 'Many'");
    expect((await everyFigureOf(owner, "en", contextFor(owner))).find(({ key }) => key === before.key)!.n).toBe(
      before.n,
    );
  });

  test("is divided by role, by day and by week without losing any", async () => {
    const owner = who([...templates.owner.permissions]);
    const { roles, radar, expiring, figures: counted } = await boardFor(owner, "es", contextFor(owner));
    const n = (key: string) => counted.find((each) => each.key === key)!.n;
    expect(roles!.reduce((sum, role) => sum + role.n, 0)).toBe(n("open-places"));
    expect(expiring!.reduce((sum, week) => sum + week.n, 0)).toBe(n("expiring-documents"));
    for (const { key, n: open } of roles!)
      expect(await shownAt(`/admin/figures/open-places?role=${key}`, owner)).toBe(open);
    for (const { week, n: ending } of expiring!)
      expect(await shownAt(`/admin/figures/expiring-documents?week=${week}`, owner)).toBe(ending);
    const cells = radar!.rows.flatMap(({ row, cells: own_ }) => own_.map((cell) => ({ row, ...cell })));
    expect(cells.filter(({ severity }) => severity === "block").reduce((sum, cell) => sum + cell.n, 0)).toBe(
      n("findings-ahead"),
    );
    for (const { row, day: on, severity, n: found } of cells)
      expect(
        await shownAt(`/admin/figures/findings-ahead?${new URLSearchParams({ day: on, row, severity })}`, owner),
      ).toBe(found);
  });
});
