/** Lets tonight's shift of the demonstration begin in a quarter of an hour, and prints its event and its people as JSON. */
import { openSql } from "@platform/kernel/sql";

const db = openSql({ url: process.env["DATABASE_URL"]! });
try {
  const shift = await db.first<{ id: string; event: string }>(
    `UPDATE app.shift SET starts_at = now() + interval '15 minutes', ends_at = now() + interval '8 hours'
     WHERE title = 'Cena de gala' RETURNING id, event_id AS event`,
  );
  const { id, event } = shift!;
  await db.rows("UPDATE app.event SET ends_at = now() + interval '2 days' WHERE id = $1", [event]);
  const people = await db.rows<{ code: string }>(
    `SELECT w.code FROM app.assignment a JOIN app.worker w ON w.id = a.worker_id WHERE a.shift_id = $1 AND a.state = 'confirmed'
     ORDER BY w.code`,
    [id],
  );
  process.stdout.write(JSON.stringify({ event, people: people.map(({ code }) => code) }));
} finally {
  await db.close();
}
