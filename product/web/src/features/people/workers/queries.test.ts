import { workerList } from "@product/domain/people/worker-list";
import { describe, expect, it } from "vitest";
import type { Person } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Grant, Scope } from "@product/domain/permissions/grants";
import { usualColumns } from "@product/domain/people/worker-columns";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { closestSearch } from "./closest-search.server.ts";
import { csvLine } from "#features/ground/listing/share/csv.ts";
import { workerExtract } from "./export.server.ts";
import {
  countBy,
  countOf,
  foundBy,
  newestWorkers,
  seesPhones,
  statusCounts,
  workerPage,
  type WorkerRow,
} from "./queries.server.ts";
import { viewIn } from "#features/ground/listing/schema.ts";
import { filterOf } from "./share/view-filter.ts";
import { lastActs } from "#testing/world.ts";

const { query } = useTestDatabase({ people: true });

const someone = (...grants: Grant[]): Person => ({ kind: "person", id: crypto.randomUUID(), name: "Paula", grants });
const grant = (permission: Permission, scope: Scope = "all"): Grant => ({ permission, scope });
const planner = someone(grant("worker.view"), grant("worker.view.contact"));
const supervisor = someone(grant("worker.view"));
const inBritain = { kind: "entity", id: demoEntities.UK.id } as const;
const british = someone(grant("worker.view", inBritain), grant("worker.export", inBritain));

const filter = (search: string, actor = planner) =>
  filterOf(viewIn(workerList, new URL(`http://here/admin/workers/list${search}`)), seesPhones(actor));
const find = async (search: string, actor = planner) =>
  (await workerPage(actor, filter(search, actor), "es", {})).rows.map(({ name }) => `${name!.first} ${name!.last}`);

describe("search", () => {
  it("finds words in any order, without accents", async () => {
    expect(await find("?q=garcia+lopez+jose")).toContain("José Ángel López García");
    expect(await find("?q=LÓPEZ+ángel")).toContain("José Ángel López García");
    expect(await find("?q=garcia+lopez+jose+nobody")).toEqual([]);
  });

  it("finds a code, and a telephone number in the way it is spoken", async () => {
    const { rows } = await query(
      "SELECT code, mobile FROM app.worker WHERE first_name = 'José Ángel' AND last_name = 'López'",
    );
    expect(await find(`?q=${rows[0].code.toLowerCase()}`)).toEqual(["José Ángel López García"]);
    expect(await find("?q=700+000+000")).toEqual(["José Ángel López García"]);
    expect(await find("?q=%2B34700000000")).toEqual(["José Ángel López García"]);
    const { rows: found } = await query(
      "SELECT mobile, first_name || ' ' || last_name AS name FROM app.worker WHERE mobile LIKE '+44%' LIMIT 1",
    );
    const [{ mobile, name }] = found;
    expect(await find(`?q=0${mobile.slice(3, 7)}+${mobile.slice(7)}`)).toEqual([name]);
  });

  it("does not find by phone for those who do not see phones, and refuses to be asked", async () => {
    expect(await find("?q=700000000", supervisor)).toEqual([]);
    const searchByPhone = async () => foundBy({ field: "mobile", op: "starts", values: ["+34"] }, supervisor);
    await expect(searchByPhone()).rejects.toMatchObject({ init: { status: 403 } });
  });

  it.each([
    "?q=%25",
    "?q=_",
    "?q='%20OR%201=1--",
    "?status=king",
    "?entity=1",
    "?after=x&before=y",
    "?q=%00%00",
    "?q=😀",
  ])("takes %s as it comes", async (search) => expect(Array.isArray(await find(search))).toBe(true));
  it("takes a wildcard for the sign it is", async () => expect(await find("?q=%25")).toEqual([]));
});

describe("what was meant", () => {
  const meant = (q: string, actor = planner) =>
    closestSearch(actor, q, (search) => filter(`?q=${encodeURIComponent(search)}`, actor));

  it("is the closest name that someone has", async () => {
    expect(await meant("garzia lopes ángel")).toBe("garcia lopez ángel");
    expect(await meant("LÓEPZ")).toBe("lopez");
    expect(await meant("Etxebarria")).toBe("etxeberria");
  });
  it("is nothing where no name is near, where every word is known, or where nothing is a word", async () => {
    expect(await Promise.all(["xyzzyx", "garcia nobody", "700", "", "%", "a b c d e"].map((q) => meant(q)))).toEqual(
      Array(6).fill(undefined),
    );
  });
  it("is never someone of whom the reader must not know", async () => {
    expect(await meant("lertxundy")).toBe("lertxundi");
    expect(await meant("lertxundy", british)).toBe(undefined);
  });
});

describe("what is sent", () => {
  it("has no phone for those without contact details, and never what was not declared", async () => {
    const [row] = (await workerPage(supervisor, filter(""), "en", {})).rows;
    expect(Object.keys(row!).toSorted().join(" ")).toBe(
      "code country createdAt entity id language name picture roles source status tags town workerType",
    );
    const sent = JSON.stringify([
      await workerPage(supervisor, filter(""), "en", {}),
      await newestWorkers(supervisor, "en", 8),
    ]);
    expect(sent).not.toMatch(/\+34|\+44|mobile|birth|iban|notes|@example/i);
    expect(JSON.stringify(await workerPage(planner, filter(""), "en", {}))).toMatch(/"mobile":"\+/);
  });

  it("is of the entities where someone may look, and shows phones only where they see phones", async () => {
    const { rows } = await query("SELECT count(*)::int n FROM app.worker WHERE country = 'UK'");
    expect(await countOf(foundBy(filter("", british), british))).toBe(rows[0].n);
    expect(await find(`?entity=${demoEntities.ES.id}`, british)).toEqual([]);
    const counted = (await statusCounts(british)).reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(rows[0].n);
    const mixed = someone(grant("worker.view"), grant("worker.view.contact", inBritain));
    const page = await workerPage(mixed, filter("", mixed), "en", {}, 300);
    for (const row of page.rows) expect("mobile" in row).toBe(row.entity === demoEntities.UK.name);
    expect(await find("", someone(grant("worker.view", { kind: "event", id: "gala" })))).toEqual([]);
  });

  it("never has those who were sealed away", async () => {
    await query("UPDATE app.worker SET status = 'erased' WHERE first_name = 'José Ángel' AND last_name = 'López'");
    expect(await find("?q=garcia+lopez+angel")).not.toContain("José Ángel López García");
    await query("UPDATE app.worker SET status = 'active' WHERE status = 'erased'");
  });
});

describe("pages", () => {
  it.each(["en", "es"] as const)("go through everyone once, there and back, in the order of %s", async (locale) => {
    const { compare } = new Intl.Collator(locale);
    const pages: WorkerRow[][] = [];
    for (let isMore = true; isMore;) {
      const after = pages.at(-1)?.at(-1)!.id;
      const { rows, hasNext, hasPrevious } = await workerPage(planner, filter(""), locale, { after });
      expect(hasPrevious).toBe(after !== undefined);
      pages.push(rows);
      isMore = hasNext;
    }
    const names = pages.flat().map(({ name }) => `${name!.last} ${name!.first}`);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(300);
    expect(names).toEqual(names.toSorted(compare));
    const back = await workerPage(planner, filter(""), locale, { before: pages[1]![0]!.id });
    expect(back).toEqual({ rows: pages[0], hasPrevious: false, hasNext: true });
  });

  it("begin again when the one they went on from is gone", async () => {
    const { rows } = await workerPage(planner, filter(""), "en", { after: crypto.randomUUID() });
    expect(rows).toHaveLength(50);
  });

  it("are found by an index, not by reading everyone", async () => {
    await query("SET enable_seqscan = off");
    const { rows } = await query(
      `EXPLAIN SELECT id FROM app.worker WHERE (listed_name COLLATE "es-x-icu", id)
       > ('M', '00000000-0000-4000-8000-000000000000') ORDER BY listed_name COLLATE "es-x-icu", id LIMIT 51`,
    );
    expect(JSON.stringify(rows)).toMatch(/Index Only Scan using worker_listed_es.*Index Cond/);
    const { rows: newest } = await query(
      `EXPLAIN SELECT code FROM app.worker WHERE (created_at, id) < (now(), '00000000-0000-4000-8000-000000000000')
       ORDER BY created_at DESC, id DESC LIMIT 51`,
    );
    expect(JSON.stringify(newest)).toMatch(/Index Scan Backward using worker_by_arrival.*Index Cond.*ROW/);
  });

  // Seven to a page: common words fill one on a walk, rare ones have to be gathered.
  it.each([
    "?q=a",
    "?q=ez",
    "?q=garcia",
    "?q=lopez+garcia",
    "?q=k7",
    "?q=w-",
    "?status=paused",
    "?town=bil",
    "?tag=coche",
    "?role=bar&q=o",
    "?q=700000",
  ])("of %s hold everyone it finds once, there and back, and as many as are counted", async (search) => {
    const all = (await workerPage(planner, filter(search), "es", {}, 1000)).rows;
    const there: WorkerRow[] = [];
    for (let after: string | undefined; ;) {
      const { rows, hasNext } = await workerPage(planner, filter(search), "es", { after }, 7);
      there.push(...rows);
      if (!hasNext) break;
      after = rows.at(-1)!.id;
    }
    expect(there).toEqual(all);
    expect(await countBy(filter(search), planner)).toBe(all.length);
    expect(await countOf(foundBy(filter(search), planner))).toBe(all.length);
    const back = await workerPage(planner, filter(search), "es", { before: all.at(-1)!.id }, 7);
    // Before the only one there is nobody, and the list begins again.
    expect(back.rows).toEqual(all.length === 1 ? all : all.slice(0, -1).slice(-7));
  });
});

describe("the file", () => {
  const fileOf = async (actor: Person, search = "") => {
    let text = "";
    const view = viewIn(workerList, new URL(`http://here/${search}`));
    const columns = (view.columns ?? usualColumns).filter((column) => column !== "phone" || seesPhones(actor));
    const extract = { filter: filter(search, actor), sort: view.sort, columns, locale: "es" as const };
    for await (const rows of await workerExtract(actor, extract)) text += rows.map(csvLine).join("");
    return text;
  };

  it("has the people of the view and the columns that its reader sees, and is written down", async () => {
    const hr = someone(...planner.grants, grant("worker.export"));
    const text = await fileOf(hr, "?q=garcia+lopez+angel");
    expect(text.split("\r\n")[0]).toBe(
      '"Código","Apellidos","Nombre","Aptitud","Estado","Puestos","Localidad","Teléfono","Etiquetas","Empresa"',
    );
    expect(text).toMatch(/"López García","José Ángel","[^"]*","Activo"/);
    expect(text).toContain(`"'+34700000000"`);
    expect(await lastActs()).toMatchObject([{ act: "worker.export", actorId: hr.id }]);
    const chosen = await fileOf(hr, "?q=garcia+lopez+angel&columns=country,added,town&sort=-name");
    expect(chosen.split("\r\n")[0]).toBe('"Código","Apellidos","Nombre","Localidad","País","Incorporación"');
    expect(chosen.split("\r\n")[1]).toMatch(/"López García","José Ángel","[^"]+","ES","20\d\d-\d\d-\d\d"$/);
    expect((await fileOf(hr)).split("\r\n")).toHaveLength(302);
  });

  it("is of the entities for which someone may export, without phones that they do not see", async () => {
    const text = await fileOf(british);
    expect(text).not.toMatch(/Marea Eventos|Teléfono|\+44/);
    expect(text).toContain("Marea Events Ltd");
  });

  it("is refused to those who may not export", () =>
    expect(fileOf(planner)).rejects.toMatchObject({ name: "NotPermitted" }));
});
