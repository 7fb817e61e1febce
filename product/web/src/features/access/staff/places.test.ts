import { expect, test } from "vitest";
import { useOffice } from "#testing/office.ts";
import { placeNames } from "#features/ground/master-data/queries.server.ts";
import { placesToChoose } from "./places.server.ts";
import { staffRecord } from "./queries.server.ts";

const { query, colleague } = useOffice();

const inserted = async (sql: string): Promise<string> => (await query(`${sql} RETURNING id`)).rows[0].id;

test("a group can be given for an entity, a client or a venue, and is shown with its name", async () => {
  const entity = await inserted("INSERT INTO app.legal_entity (name, country) VALUES ('Ribera Eventos', 'ES')");
  const client = await inserted("INSERT INTO app.client (name) VALUES ('Teatro Real')");
  const venue = await inserted(
    "INSERT INTO app.venue (name, country, time_zone) VALUES ('Teatro Real', 'ES', 'Europe/Madrid')",
  );
  const former = await inserted("INSERT INTO app.client (name, archived_at) VALUES ('Former', now())");
  expect(await placesToChoose()).toEqual([
    { kind: "entity", id: entity, name: "Ribera Eventos" },
    { kind: "client", id: client, name: "Teatro Real" },
    { kind: "venue", id: venue, name: "Teatro Real" },
  ]);
  expect(await placeNames()).toEqual({
    [entity]: "Ribera Eventos",
    [client]: "Teatro Real",
    [venue]: "Teatro Real",
    [former]: "Former",
  });
  const owner = await colleague({ in: ["owner"] });
  const liaison = await colleague({ in: [`planner@client:${client}`] });
  const { person } = (await staffRecord({ grants: owner.grants, locale: "es" }, liaison.id))!;
  expect(JSON.stringify(person)).toContain('"placeName":"Teatro Real"');
});
