import { expect, it } from "vitest";
import { useTwoEntities } from "#testing/two-entities.ts";
import { filterChoices } from "./queries.server.ts";
import { who } from "#testing/who.ts";

const { query, entities } = useTwoEntities();

it("suggests the tags of people whom the reader sees, the most common first", async () => {
  await query(
    `INSERT INTO app.worker (code, status, first_name, country, language, worker_type, legal_entity_id, source, tags)
     VALUES ('W-TAG2', 'active', 'Ana', 'ES', 'es', 'temporary', $1, 'office', '{vip,barra}'),
       ('W-TAG3', 'active', 'Bea', 'ES', 'es', 'temporary', $1, 'office', '{barra}'),
       ('W-TAG4', 'active', 'Cal', 'UK', 'en', 'temporary', $2, 'office', '{marquee}')`,
    [entities.ribera, entities.thames],
  );
  expect((await filterChoices(who(["worker.view"]), "es")).tags).toEqual(["barra", "marquee", "vip"]);
  const ofRibera = who(["worker.view"], { kind: "entity", id: entities.ribera });
  expect((await filterChoices(ofRibera, "es")).tags).toEqual(["barra", "vip"]);
});
