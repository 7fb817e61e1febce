import type { Accounts } from "#e2e/accounts.ts";

/** One's shift begins in a quarter of an hour, whenever this is run, and whatever the day has brought so far, one is not there. */
export async function beginsSoon(
  query: Accounts["query"],
  { id, shift, event }: { id: string; shift: string; event: string },
): Promise<void> {
  await query("DELETE FROM app.assignment WHERE worker_id = $1 AND shift_id <> $2", [id, shift]);
  await query(
    `UPDATE app.shift SET starts_at = now() + interval '15 minutes', ends_at = now() + interval '7 hours' WHERE id = $1`,
    [shift],
  );
  await query("UPDATE app.assignment SET state = 'confirmed' WHERE worker_id = $1", [id]);
  await query(
    `INSERT INTO app.punch (legal_entity_id, worker_id, event_id, shift_id, kind, at, received_at, time_zone, source, client_id)
     SELECT legal_entity_id, id, $2, $3, 'out', now() - interval '20 minutes', now(), 'Europe/Madrid', 'office', gen_random_uuid()
     FROM app.worker WHERE id = $1`,
    [id, event, shift],
  );
  await query("UPDATE app.event SET ends_at = now() + interval '2 days' WHERE id = $1", [event]);
}
