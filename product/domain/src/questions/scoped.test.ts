import { expect, it } from "vitest";
import { scopedIn } from "./scoped-words.ts";
import { readScoped } from "./scoped.ts";
import { inShort } from "./testing/asked.ts";

const roles = [{ key: "waiter", nameEn: "Waiter", nameEs: "Camarero/a" }];
const read = (text: string) => {
  const { parts, rest, left } = readScoped(text, { roles, today: "2026-06-11" });
  return [inShort(parts), rest, left.join(" ")];
};

it.each([
  ["garcia role:waiter", ["roles waiter", "garcia", ""]],
  ["role:waiter on:2026-06-14 in:Bilbao", ["can 2026-06-14 2026-06-14 waiter; town Bilbao", "", ""]],
  [
    'puesto:camareras el:sábado en:"San Sebastián" ane',
    ["can 2026-06-13 2026-06-13 waiter; town San Sebastián", "ane", ""],
  ],
  ["in:Bilbao in:Getxo", ["town Bilbao | town Getxo", "", ""]],
  ["role:pilot on:soon ane", ["", "ane", "role:pilot on:soon"]],
  ["http://x ane", ["", "http://x ane", ""]],
  ["constructor:x toString:y", ["", "constructor:x toString:y", ""]],
])("%s", (text, parts) => expect(read(text)).toEqual(parts));

it("shows them apart from what is searched for", () =>
  expect(scopedIn("ane role:waiter x:y on:saturday")).toEqual(["role:waiter", "on:saturday"]));
