import { beforeAll, describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { emptyView } from "#features/ground/listing/share/shown-view.ts";
import { moveEventOn } from "#features/planning/events/commands.server.ts";
import { filterFor } from "#features/planning/events/event-source.ts";
import { eventPage } from "#features/planning/events/queries.server.ts";
import { createShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { planner } from "#testing/planning.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { importPastEvents } from "./commands.server.ts";

const { query } = useTestDatabase({ people: true });
beforeAll(async () => {
  await query("INSERT INTO app.venue (name, country, time_zone) VALUES ('Pazo Año', 'ES', 'Atlantic/Canary')");
  await query("INSERT INTO app.client (name) VALUES ('Óribay Live')");
});

const send = (...lines: string[]) =>
  importPastEvents(planner, { legalEntityId: demoEntities.ES.id, rows: lines.join("\n") });
const unread = (line: number, fault: string, more = 0) => ({
  refusals: [{ code: "event.row-unread", line, fault, more }],
});

describe("imported events", () => {
  test("stand in the archive with how many worked, and are not changed", async () => {
    await send("Desde;Hasta;Evento;Recinto;Cliente;Personas", "18/06/2024;19/06/2024;Ribera;pazo ano;oribay live;160");
    expect((await lastActs())[0]).toMatchObject({ act: "event.import" });
    const { rows } = await eventPage(planner, filterFor("archive", { ...emptyView, q: "ribera pazo" }), "es", {});
    expect(rows).toMatchObject([
      { title: "Ribera", status: "archived", importedHeads: 160, firstDay: "2024-06-18", lastDay: "2024-06-19" },
    ]);
    const { id } = rows[0]!;
    await expect(moveEventOn(planner, id, { status: "confirmed", version: 1 })).rejects.toMatchObject({
      refusals: [{ code: "event.move-illegal" }],
    });
    const form = shiftForm.parse({ title: "x", startsAt: "2024-06-18T10:00", endsAt: "2024-06-18T12:00" });
    await expect(createShift(planner, id, form)).rejects.toMatchObject({ refusals: [{ code: "event.over" }] });
  });

  test("come all or not at all, and the first line that is wrong is told", async () => {
    const fine = "2023-06-18;;Feria;Pazo Año;;12";
    await expect(send(fine, "2023-06-19;;Feria;Nowhere;;12")).rejects.toMatchObject(unread(2, "venue"));
    await expect(send(fine, "2023-06-19;;Feria;Pazo Año;Nobody;12", "x;y")).rejects.toMatchObject(unread(3, "columns"));
    await expect(send(fine, "2023-06-19;;Feria;Pazo Año;Nobody;12")).rejects.toMatchObject(unread(2, "client"));
    await expect(send(fine, fine)).rejects.toMatchObject(unread(2, "known"));
    await send(fine);
    await expect(send("", fine)).rejects.toMatchObject(unread(2, "known"));
    await expect(send(...Array.from({ length: 501 }, () => fine))).rejects.toMatchObject({
      refusals: [{ code: "event.too-many-rows", most: 500 }],
    });
    const only = who(["event.view"]);
    await expect(importPastEvents(only, { legalEntityId: demoEntities.ES.id, rows: fine })).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });
});
