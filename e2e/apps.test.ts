import { expect, it } from "vitest";
import { keepApps } from "./apps.ts";

it("keeps the app that many ask for, and ends the one that was asked for longest ago", async () => {
  const events: string[] = [];
  const apps = keepApps("readers");
  const use = (name: string) =>
    apps.named(name, async () => {
      events.push(`start ${name}`);
      const end = async () => void events.push(`end ${name}`);
      return { url: "", pid: 0, dataDir: "", output: () => "", stop: async () => 0, end };
    });
  for (const name of ["readers", "gate", "office", "rota", "gate", "readers"]) await use(name);
  expect(events).toEqual([
    "start readers",
    "start gate",
    "start office",
    "start rota",
    "end gate",
    "start gate",
    "end office",
  ]);
  await apps.endAll();
  expect(events.slice(7).toSorted()).toEqual(["end gate", "end readers", "end rota"]);
});
