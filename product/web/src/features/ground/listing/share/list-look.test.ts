import { describe, expect, it } from "vitest";
import { workerList } from "@product/domain/people/worker-list";
import { workerColumnKeys } from "@product/domain/people/worker-columns";
import { keepLook, layoutOf, lookOf } from "./list-look.ts";
import { viewIn } from "#features/ground/listing/schema.ts";

const asking = (cookie = "") => new Request("http://here/", { headers: { cookie } });
const view = (query: string) => viewIn(workerList, new URL(`http://here/?${query}`));
const kept = (query: string, before = "") =>
  /^worker-list-look=([^;]*)/.exec(keepLook(workerList, view(query), asking(before))["Set-Cookie"] ?? "")?.[0];

describe("how the list looks", () => {
  it("is usual until someone chooses", () =>
    expect(lookOf(workerList, view(""), asking(), workerColumnKeys)).toEqual({
      columns: ["clearance", "status", "roles", "town", "phone", "tags", "entity"],
      density: "regular",
      layout: "table",
      isUsual: true,
    }));
  it("is remembered, and the address comes before what is remembered", () => {
    const cookie = kept("columns=town&columns=email&density=compact")!;
    expect(lookOf(workerList, view(""), asking(cookie), workerColumnKeys)).toMatchObject({
      columns: ["town", "email"],
      density: "compact",
      isUsual: false,
    });
    expect(
      lookOf(workerList, view("columns=tags,status&layout=cards"), asking(cookie), workerColumnKeys),
    ).toMatchObject({
      columns: ["status", "tags"],
      density: "compact",
      layout: "cards",
    });
    expect(kept("layout=cards", cookie)).toBe("worker-list-look=town+email.compact.cards");
  });
  it("never shows a column that is not there for the reader", () =>
    expect(lookOf(workerList, view("columns=phone,town,king"), asking(), ["town", "status"]).columns).toEqual([
      "town",
    ]));
  it("may be of no column but the name", () =>
    expect(lookOf(workerList, view("columns="), asking(), workerColumnKeys).columns).toEqual([]));
  it("is kept only when something was asked for, and takes no nonsense from a cookie", () => {
    expect(kept("q=ana")).toBeUndefined();
    expect(lookOf(workerList, view(""), asking("worker-list-look=king.huge.ball"), workerColumnKeys)).toMatchObject({
      columns: [],
      density: "regular",
      layout: "table",
    });
  });
  it("is drawn as a calendar only where the list has one, whatever a kept view or a cookie says", () => {
    const drawing = { ...workerList, drawn: ["calendar"] } as const;
    const cookie = "worker-list-look=..calendar";
    const saved = { ...view(""), layout: "calendar" } as const;
    expect(layoutOf(drawing, view(""), asking(cookie))).toBe("calendar");
    expect(layoutOf(workerList, view(""), asking(cookie))).toBe("table");
    expect(layoutOf(drawing, saved, asking())).toBe("calendar");
    expect(layoutOf(workerList, saved, asking())).toBe("table");
  });
});
