/** An office of two companies, in Spain and in Britain, with two kinds of documents that end; made anew for each test. */
import { beforeEach } from "vitest";
import { useOffice } from "#testing/office.ts";

export const spain = "00000000-0000-4000-8000-0000000000e5";
export const britain = "00000000-0000-4000-8000-0000000000b2";

export function useSpainAndBritain() {
  const { query, colleague } = useOffice();
  beforeEach(async () => {
    await query("TRUNCATE app.worker, app.legal_entity, app.job CASCADE");
    await query(
      "INSERT INTO app.legal_entity (id, name, country) VALUES ($1, 'Marea', 'ES'), ($2, 'Marea Ltd', 'UK')",
      [spain, britain],
    );
    // Kinds of documents name groups, and went with them.
    await query(
      `INSERT INTO app.document_type (key, name_en, name_es, countries, has_expiry, alert_days, severity, retention_rule_id)
       SELECT key, key, key, '{ES,UK}', true, '{60,30,7,0}', 'block', 'worker-profile' FROM unnest(ARRAY['dni', 'passport']) AS key`,
    );
  });
  return { query, colleague };
}
