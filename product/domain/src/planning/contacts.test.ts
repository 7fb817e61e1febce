import { describe, expect, it } from "vitest";
import type { Actor } from "@product/domain/actor";
import type { Scope } from "@product/domain/permissions/grants";
import { contactsOn } from "./contacts.ts";

const place = { event: "festival", entity: "norte", client: "aldaba", venue: "nave-9" };
const at = (moment: string) => Date.parse(`${moment}Z`);
const festival = { startsAt: at("2027-06-18T10:00:00.000"), endsAt: at("2027-06-20T23:00:00.000") };
const holding = (...scopes: Scope[]): Actor => ({
  kind: "person",
  id: "someone",
  name: "Leire",
  grants: scopes.map((scope) => ({ permission: "worker.view.contact", scope })),
});
const lead = holding({ kind: "event", id: "festival" });
const seen = (actor: Actor, moment: string) => contactsOn(actor, place, festival, at(moment));

describe("telephone numbers of those on an event", () => {
  it("are for its lead from 24 hours before it begins to 24 hours after it ends, to the millisecond", () => {
    expect(seen(lead, "2027-06-17T09:59:59.999")).toBe("later");
    expect(seen(lead, "2027-06-17T10:00:00.000")).toBe("seen");
    expect(seen(lead, "2027-06-21T23:00:00.000")).toBe("seen");
    expect(seen(lead, "2027-06-21T23:00:00.001")).toBe("over");
  });

  it("are for those at any time who see contacts of the company or everywhere", () => {
    expect(seen(holding("all"), "2027-01-01T00:00:00.000")).toBe("seen");
    expect(seen(holding({ kind: "entity", id: "norte" }), "2028-01-01T00:00:00.000")).toBe("seen");
  });

  it("are not for the lead of another event, nor for who sees no contacts", () => {
    expect(seen(holding({ kind: "event", id: "dinner" }), "2027-06-18T12:00:00.000")).toBe("never");
    expect(seen(holding(), "2027-06-18T12:00:00.000")).toBe("never");
  });
});
