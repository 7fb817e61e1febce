import { expect, it } from "vitest";
import { growth, mostGrowth } from "@platform/kernel/testing/main-thread";
import { readEncoded } from "./encoded.ts";

const posted = (body: string) => readEncoded(new Request("http://localhost/", { method: "POST", body }));

it("a form of a provider is read", async () =>
  expect(Object.fromEntries(await posted("state=a%20b&code=c"))).toEqual({ state: "a b", code: "c" }));

it("one of very many fields is refused, in the time that it takes to read it", async () => {
  const refused = (fields: number) => () => posted("a&".repeat(fields)).catch((error: Error) => error);
  expect(await refused(500_000)()).toMatchObject({ status: 400 });
  expect(await growth(refused(250_000), refused(500_000))).toBeLessThan(mostGrowth);
});
