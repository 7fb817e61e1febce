/** Compares the punches of the proof's gates, or of its phones, with the journal on standard input, and prints what does not fit as JSON. */
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { openSql } from "@platform/kernel/sql";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { verifyRegister } from "@product/database/register/verify";
import { scanFaults, type ScanJournal, type Written } from "./scan-faults.ts";

// Phones are those of the crowd that was gathered for them.
const condition = {
  gates: "EXISTS (SELECT FROM app.device d WHERE d.id = p.device_id AND d.name LIKE 'Gate %')",
  phones: "p.source = 'self' AND w.code LIKE 'W-ZZ%'",
}[process.argv[2] as "gates" | "phones"];

const theirConflicts = {
  gates: "EXISTS (SELECT FROM app.device d WHERE d.id = c.device_id AND d.name LIKE 'Gate %')",
  phones: "c.device_id IS NULL AND EXISTS (SELECT FROM app.worker w WHERE w.id = c.worker_id AND w.code LIKE 'W-ZZ%')",
}[process.argv[2] as "gates" | "phones"];

const url = process.env["DATABASE_URL"]!;
const journal = JSON.parse(await text(process.stdin)) as ScanJournal;
const db = openSql({ url });
openDatabase({ url });

/** Seals follow the punches within seconds. */
async function whenSealed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const open = `SELECT 1 FROM app.punch p WHERE NOT EXISTS (SELECT FROM app.punch_seal s WHERE s.punch_id = p.id) LIMIT 1`;
    if (!(await db.first(open))) return;
    await pause(300);
  }
}

try {
  const written = await db.rows<Written>(
    `SELECT p.client_id AS client, w.code, p.kind,
       (SELECT count(*)::int FROM app.act_subject s JOIN app.act a ON a.id = s.act_id
        WHERE s.kind = 'punch' AND s.subject_id = p.id::text AND a.act = 'punch.record') AS acts
     FROM app.punch p JOIN app.worker w ON w.id = p.worker_id WHERE ${condition}`,
  );
  const aside = await db.rows<{ client: string }>(
    `SELECT client_id AS client FROM app.scan_conflict c WHERE NOT is_written AND ${theirConflicts}`,
  );
  await whenSealed();
  const entities = await db.rows<{ id: string }>("SELECT DISTINCT legal_entity_id AS id FROM app.punch");
  const registers = await Promise.all(entities.map(({ id }) => verifyRegister(id, new Date(Date.now() + 120_000))));
  const faults = registers.flatMap((each) => each.faults.map((fault) => `register: ${fault.fault}`));
  process.stdout.write(JSON.stringify([...scanFaults(written, aside, journal), ...faults]));
} finally {
  await closeDatabase();
  await db.close();
}
