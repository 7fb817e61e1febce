import { expect, test } from "vitest";
import { pathFinder } from "./routes-of-path.ts";

const routes = Object.fromEntries(
  [
    { id: "root", path: "" },
    { id: "home", parentId: "root", index: true },
    { id: "office", parentId: "root" },
    { id: "workers", parentId: "office", path: "admin/workers" },
    { id: "list", parentId: "office", path: "admin/workers/list" },
    { id: "worker", parentId: "office", path: "admin/workers/:workerId" },
    { id: "tab", parentId: "worker", path: "documents" },
    { id: "es/home", parentId: "root", path: "es" },
    { id: "lost in the office", parentId: "office", path: "admin/*" },
    { id: "lost", parentId: "root", path: "*" },
  ].map((route) => [route.id, route]),
);
const find = pathFinder(routes);
const among = (pathname: string) => Object.keys(find(pathname).cut(routes));

test("a page is looked for among those whose fixed segments agree with the path, and what is around them", () => {
  expect(among("/")).toEqual(["root", "home", "lost"]);
  expect(among("/es/")).toEqual(["root", "es/home", "lost"]);
  expect(among("/admin/workers/list")).toEqual(["root", "office", "list", "worker", "lost in the office", "lost"]);
  expect(among("/admin/workers/7/documents")).toEqual([
    "root",
    "office",
    "worker",
    "tab",
    "lost in the office",
    "lost",
  ]);
});

test("which spelling counts is for the router to say", () => {
  expect(among("/Admin/work%65rs")).toContain("workers");
  expect(among("/%E0%A4%A")).toEqual(["root", "lost"]);
});

test("addresses of one kind share what is made for them", () =>
  expect(find("/admin/workers/7").key).toBe(find("/admin/workers/8").key));
