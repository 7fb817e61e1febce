import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { actorContext, requestContext, type RequestFacts } from "#request/context.ts";
import { useOffice } from "#testing/office.ts";
import { staffPage, staffRecord } from "./queries.server.ts";
import { staffView } from "./schema.ts";
import { loader as listLoader } from "./staff-list.page.tsx";
import { loader as recordLoader } from "./staff-record.page.tsx";

const { query, colleague, group } = useOffice();
const reader = ({ grants }: Person) => ({ grants, locale: "es" as const });
const names = async (person: Person, view: object = {}) =>
  (await staffPage(reader(person), staffView.parse(view))).people.map(({ name }) => name);

/** The arguments that a loader would get. */
function loaderArgs(actor: Person, path: string, params = {}) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const settings = { delivery: { account: "sent" }, auth: { url: undefined } } as RequestFacts["settings"];
  context.set(requestContext, { id: "r-1", locale: "en", settings } as RequestFacts);
  return { context, params, request: new Request(`http://localhost${path}`) } as never;
}

describe("the list", () => {
  test("finds by name and address, whatever the accents, and by group; and counts each state", async () => {
    const owner = await colleague({ name: "Olalla Requena", in: ["owner"] });
    await colleague({ name: "Íñigo Arrúe", email: "jefe@office.test", in: ["planner"] });
    await colleague({ name: "Zoe 100%", in: ["planner"], joined: false });
    const left = await colleague({ name: "Ana Lasa" });
    await query("UPDATE app.staff SET deactivated_at = now() WHERE user_id = $1", [left.id]);
    expect(await names(owner)).toEqual(["Íñigo Arrúe", "Olalla Requena"]);
    expect(await names(owner, { q: "inigo arrue" })).toEqual(["Íñigo Arrúe"]);
    expect(await names(owner, { q: "JEFÉ@" })).toEqual(["Íñigo Arrúe"]);
    expect(await names(owner, { q: "%" })).toEqual([]);
    expect(await names(owner, { q: "0%", state: "invited" })).toEqual(["Zoe 100%"]);
    expect(await names(owner, { group: "owner" })).toEqual(["Olalla Requena"]);
    expect(await names(owner, { state: "deactivated" })).toEqual(["Ana Lasa"]);
    expect((await staffPage(reader(owner), staffView.parse({}))).counts).toEqual({
      active: 2,
      invited: 1,
      deactivated: 1,
    });
    expect(await names(owner, { page: "2" })).toEqual([]);
  });

  test("has fifty on a page", async () => {
    const owner = await colleague({ name: "Ómar", in: ["owner"] });
    for (let n = 0; n < 52; n++) await colleague({ name: `Nora ${String(n).padStart(2, "0")}` });
    expect(await names(owner)).toHaveLength(50);
    expect(await names(owner, { page: "2" })).toEqual(["Nora 50", "Nora 51", "Ómar"]);
  });

  test("shows those of one's own places where one may look there only", async () => {
    await group("lookers", ["staff.view", "staff.view.contact"]);
    const looker = await colleague({ name: "Luz", in: ["lookers@event:gala", "lookers@client:ribera"] });
    await colleague({ name: "Here", in: ["event-lead@event:gala", "planner"] });
    await colleague({ name: "Client", in: ["client-contact@client:ribera", "hr@client:ribera"] });
    const far = await colleague({ name: "Far", in: ["event-lead@event:fair", "planner"] });
    await colleague({ name: "Like", in: ["event-lead@client:gala"] });
    expect(await names(looker)).toEqual(["Client", "Here", "Luz"]);
    expect((await staffPage(reader(looker), staffView.parse({}))).counts.active).toBe(3);
    expect(await staffRecord(reader(looker), far.id)).toBeUndefined();
    await expect(recordLoader(loaderArgs(looker, `/admin/staff/${far.id}`, { userId: far.id }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("without the permission to see contact details", () => {
  const secrets = ["hidden@office.test", "+34600111222", "192.0.2.77", "Firefox"];
  const setUp = async () => {
    const planner = await colleague({ name: "Paula", in: ["planner"] });
    const hidden = await colleague({ name: "Hugo", email: "hidden@office.test", in: ["hr"] });
    await query("UPDATE app.staff SET phone = '+34600111222' WHERE user_id = $1", [hidden.id]);
    await query(
      "INSERT INTO app.seen_session VALUES (gen_random_uuid(), $1, 'Mozilla/5.0 Firefox/140.0', '192.0.2.77', now(), now(), now())",
      [hidden.id],
    );
    return { planner, hidden };
  };

  test("addresses, numbers and sessions are in no answer", async () => {
    const { planner, hidden } = await setUp();
    const list = await listLoader(loaderArgs(planner, "/admin/staff"));
    const record = await recordLoader(loaderArgs(planner, `/admin/staff/${hidden.id}`, { userId: hidden.id }));
    const json = JSON.stringify([list, record]);
    expect(json).toContain("Hugo");
    for (const secret of secrets) expect(json).not.toContain(secret);
    for (const field of ["email", "phone", "sessions"]) expect(json).not.toContain(`"${field}"`);
  });

  test("nobody is found by their address", async () => {
    const { planner } = await setUp();
    expect(await names(planner, { q: "hidden@" })).toEqual([]);
  });

  test("and with it they are there", async () => {
    const { hidden } = await setUp();
    const owner = await colleague({ in: ["owner"] });
    const { data } = (await recordLoader(
      loaderArgs(owner, `/admin/staff/${hidden.id}`, { userId: hidden.id }),
    )) as unknown as { data: { person: object } };
    expect(data.person).toMatchObject({
      email: "hidden@office.test",
      phone: "+34600111222",
      sessions: [{ address: "192.0.2.77", device: { browser: "Firefox" } }],
    });
  });
});

test("a record tells every permission with the ways it comes", async () => {
  const owner = await colleague({ in: ["owner"] });
  const lead = await colleague({ in: ["planner", "event-lead@event:gala"] });
  const { person } = (await staffRecord(reader(owner), lead.id))!;
  const ways = (wanted: string) =>
    person.permissions
      ?.find(({ permission }) => permission === wanted)
      ?.paths.map(({ group: { name, placeName } }) => `${name} ${placeName ?? "-"}`)
      .toSorted();
  expect(ways("shift.publish")).toEqual(["Planificación -"]);
  expect(ways("event.view")).toEqual(["Jefe de evento gala", "Planificación -"]);
  expect(ways("checkin.create")).toEqual(["Jefe de evento gala"]);
  expect(ways("pay.view")).toBeUndefined();
});

test("an address that is none of a person is not found", async () => {
  const owner = await colleague({ in: ["owner"] });
  for (const userId of ["x", "00000000-0000-4000-8000-0000000000ff"])
    await expect(recordLoader(loaderArgs(owner, `/admin/staff/${userId}`, { userId }))).rejects.toMatchObject({
      init: { status: 404 },
    });
});
