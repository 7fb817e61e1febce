import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tenant } from "@platform/realtime/hub/tenant";
import { createGatherer } from "./gatherer.ts";
import { presenceState, type Change, type Presence } from "./presence.ts";
import { createPresences } from "./presences.ts";

const tenant: Tenant = { name: "room", isPrivate: false };
const presence = (ref: string, key = "ana", process = "p1"): Presence => ({
  ref,
  previous: undefined,
  process,
  tenant,
  key,
  meta: {},
});

/** Keeps a state as the client library does: joins first, then leaves. */
function createWatcher(start: Presence[]) {
  const present = new Map(start.map((entry) => [entry.ref, entry]));
  return {
    hear: ({ joins, leaves }: Change) => {
      joins.forEach((entry) => present.set(entry.ref, entry));
      leaves.forEach(({ ref }) => present.delete(ref));
    },
    refs: () => [...present.keys()].toSorted(),
  };
}

describe("presences", () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("track" as const), who: fc.nat(4) }),
    fc.record({ kind: fc.constant("untrack" as const), who: fc.nat(4) }),
    fc.record({ kind: fc.constant("processDies" as const), who: fc.nat(1) }),
    fc.record({ kind: fc.constant("toldAgain" as const), who: fc.nat(4) }),
    fc.record({ kind: fc.constant("watch" as const), who: fc.nat(4) }),
    fc.record({ kind: fc.constant("flush" as const), who: fc.nat(4) }),
  );

  it("are the same for everyone who watches, whenever they began", () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const watchers: ReturnType<typeof createWatcher>[] = [];
        const gatherer = createGatherer(60_000, (_, change) => watchers.forEach(({ hear }) => hear(change)));
        const presences = createPresences(gatherer.add);
        // The model: who has said what last.
        const model = new Map<number, Presence>();
        let refs = 0;
        for (const { kind, who } of steps) {
          const current = model.get(who);
          if (kind === "track") {
            const next = presence(`r${refs++}`, `k${who % 3}`, `p${who % 2}`);
            presences.apply(tenant, [next], current ? [current.ref] : []);
            model.set(who, next);
          } else if (kind === "untrack" && current) {
            presences.apply(tenant, [], [current.ref]);
            model.delete(who);
          } else if (kind === "toldAgain" && current) presences.apply(tenant, [current], []);
          else if (kind === "processDies") {
            presences.apply(
              tenant,
              [],
              presences.ofProcess(`p${who}`).map(({ ref }) => ref),
            );
            for (const [person, { process }] of model) if (process === `p${who}`) model.delete(person);
          } else if (kind === "watch") {
            gatherer.flush(tenant);
            watchers.push(createWatcher(presences.of(tenant)));
          } else if (kind === "flush") gatherer.flush(tenant);
        }
        gatherer.flush(tenant);
        const expected = [...model.values()].map(({ ref }) => ref).toSorted();
        expect(
          presences
            .of(tenant)
            .map(({ ref }) => ref)
            .toSorted(),
        ).toEqual(expected);
        for (const watcher of watchers) expect(watcher.refs()).toEqual(expected);
        expect(presences.count(tenant)).toBe(expected.length);
      }),
    ));

  it("are told once, and only when something is new", () => {
    const changes: Change[] = [];
    const presences = createPresences((_, change) => changes.push(change));
    presences.apply(tenant, [presence("r1")], []);
    presences.apply(tenant, [presence("r1")], ["unknown"]);
    expect(changes).toEqual([{ joins: [presence("r1")], leaves: [] }]);
    expect(presences.processes()).toEqual(new Set(["p1"]));
  });

  it("who came back within a moment never left", () => {
    const changes: Change[] = [];
    const gatherer = createGatherer(60_000, (_, change) => changes.push(change));
    const presences = createPresences(gatherer.add);
    presences.apply(tenant, [presence("r1")], []);
    gatherer.flush(tenant);
    presences.apply(tenant, [], ["r1"]);
    presences.apply(tenant, [presence("r1")], []);
    gatherer.flush(tenant);
    expect(changes).toHaveLength(1);
  });

  it("are shown by key, with their refs", () => {
    const again = { ...presence("r2"), previous: "r1", meta: { a: 1 } };
    expect(presenceState([again, presence("r3"), presence("r4", "bea")])).toEqual({
      ana: { metas: [{ a: 1, phx_ref: "r2", phx_ref_prev: "r1" }, { phx_ref: "r3" }] },
      bea: { metas: [{ phx_ref: "r4" }] },
    });
  });
});
