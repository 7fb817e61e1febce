import { expect, it } from "vitest";
import { namesAction } from "./named-action.ts";

const sentTo = (query: string) => new Request(`http://host/admin/clients/1.data${query}`, { method: "POST" });

it.each([
  ["?do", true],
  ["?do=remove&_routes=x", true],
  ["?deed", true],
  ["", false],
  ["?doing=1", false],
])("a form that is sent to %j names an action beside the page's own: %s", (query, isNamed) =>
  expect(namesAction(sentTo(query))).toBe(isNamed),
);
