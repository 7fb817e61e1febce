/** An office with one legal entity, Ribera in Spain, made anew for each test. */
import { beforeEach } from "vitest";
import { useOffice } from "#testing/office.ts";

export function useRibera() {
  const { query, colleague } = useOffice();
  const ribera = { id: "" };
  beforeEach(async () => {
    await query("TRUNCATE app.legal_entity CASCADE");
    const { rows } = await query("INSERT INTO app.legal_entity (name, country) VALUES ('Ribera', 'ES') RETURNING id");
    ribera.id = rows[0].id;
  });
  return { query, colleague, ribera };
}
