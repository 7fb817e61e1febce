import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inflateRawSync } from "node:zlib";
import { describe, expect } from "vitest";
import { NotPermitted } from "@product/domain/actor";
import { usualZone } from "@product/domain/time/zone";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealEveryPunch } from "#testing/sealed-punches.ts";
import { monthSummary } from "#features/day/month-summary/queries.server.ts";
import { summaryPdf } from "#features/day/month-summary/summary-pdf.server.ts";
import { checkedRegister } from "#features/day/my-hours/register.server.ts";
import type { Holder } from "#features/day/pass/queries.server.ts";
import { agreeAsWorker } from "#features/day/time/commands.server.ts";
import { proposeCorrection } from "#features/day/time/line/corrections.server.ts";
import { timeLine } from "#features/day/time/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";
import { lastActs, test } from "#testing/world.ts";
import { createInspection, recordTakenByLink, revokeInspection } from "./commands.server.ts";
import { inspectionPack } from "./pack.ts";
import { behindLink } from "./queries.server.ts";
import { inspectionForm } from "./schema.ts";

const { query, ready, worked } = useWorkedShifts();
const manager = who(["time.view", "time.create", "time.approve", "time.export"]);
const entityId = demoEntities.ES.id;
const days = { firstDay: "2027-06-18", lastDay: "2027-06-19" };
const about = { entityId, entity: "Ribera", timeZone: usualZone, ...days };
const morning = new Date("2027-06-19T09:00:00Z");

/** Unpacks a ZIP as any other program would. */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [packed, named] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)];
    const name = zip.toString("utf8", at + 30, at + 30 + named);
    files.set(name, inflateRawSync(zip.subarray(at + 30 + named, at + 30 + named + packed)).toString());
    at += 30 + named + packed;
  }
  return files;
}

async function verified(files: ReadonlyMap<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "pack-"));
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  const run = promisify(execFile)(process.execPath, [join(folder, "verify.mjs")]);
  return run.then(
    ({ stdout }) => ({ holds: true, said: stdout }),
    ({ stdout }: { stdout: string }) => ({ holds: false, said: stdout }),
  );
}

async function correctedPack() {
  const id = await worked(["in", "14:00"], ["out", "22:47"]);
  await proposeCorrection(manager, id, { kind: "out", at: wall("22:00"), reason: "The gate closed at ten" });
  const { corrections } = (await timeLine(manager, id, "en", morning))!;
  await agreeAsWorker(ready.id, id, corrections[0]!.id);
  await sealEveryPunch(query);
  return unzipped((await inspectionPack(about, "en", morning)).zip);
}

describe("the archive for an inspection", () => {
  test("shows the punch and its correction, and holds when it is checked with Node alone", async () => {
    const files = await correctedPack();
    expect([...files.keys()]).toEqual([
      "README.txt",
      "register.csv",
      "punches.jsonl",
      "people.csv",
      "trail.csv",
      "verify.mjs",
      "manifest.json",
    ]);
    expect(files.get("register.csv")).toContain("out 22:47");
    expect(files.get("register.csv")).toContain("out 22:00 +");
    expect(files.get("people.csv")).toContain("Zubiri");
    expect(files.get("trail.csv")).toContain("time.propose");
    expect(await verified(files)).toMatchObject({ holds: true, said: expect.stringContaining("nothing altered") });
  });

  test("fails when one row of it is altered, left out or put elsewhere, whoever recomputes the hash of the file", async () => {
    const files = await correctedPack();
    const altered = (name: string, change: (text: string) => string) =>
      verified(new Map(files).set(name, change(files.get(name)!)));
    expect(await altered("register.csv", (text) => text.replace("454", "450").replace("450", "480"))).toMatchObject({
      holds: false,
      said: expect.stringContaining("register.csv: altered"),
    });
    const punches = files.get("punches.jsonl")!;
    const lines = punches.trimEnd().split("\n");
    const tampered = [
      punches.replace('"office"', '"gate"'),
      [...lines.slice(0, -2), lines.at(-1)].join("\n"),
      lines.slice(0, -1).join("\n"),
      [lines[1], lines[0], ...lines.slice(2)].join("\n"),
    ];
    for (const text of tampered) {
      const manifest = JSON.parse(files.get("manifest.json")!);
      manifest.files["punches.jsonl"] = createHash("sha256").update(text).digest("hex");
      const forged = new Map(files).set("punches.jsonl", text).set("manifest.json", JSON.stringify(manifest));
      expect((await verified(forged)).holds, text.slice(-80)).toBe(false);
    }
  });

  test("fails after a row was altered in the database itself", async () => {
    await correctedPack();
    await query("ALTER TABLE app.punch_2027_06 DISABLE TRIGGER USER");
    await query("UPDATE app.punch_2027_06 SET at = at - interval '1 hour' WHERE worker_id = $1 AND kind = 'in'", [
      ready.id,
    ]);
    await query("ALTER TABLE app.punch_2027_06 ENABLE TRIGGER USER");
    const files = unzipped((await inspectionPack(about, "en", morning)).zip);
    expect(await verified(files)).toMatchObject({ holds: false, said: expect.stringContaining("chain") });
  });
});

describe("a worker", () => {
  const later = new Date("2027-06-19T09:05:00Z");

  test("checks their own register, and is told when one of their punches was altered", async () => {
    await correctedPack();
    const me = { workerId: ready.id } as Holder;
    expect(await checkedRegister(me, later)).toEqual({ sealed: 4, faults: 0 });
    await query("ALTER TABLE app.punch_2027_06 DISABLE TRIGGER USER");
    await query("UPDATE app.punch_2027_06 SET at = at - interval '1 hour' WHERE worker_id = $1 AND kind = 'in'", [
      ready.id,
    ]);
    await query("ALTER TABLE app.punch_2027_06 ENABLE TRIGGER USER");
    expect(await checkedRegister(me, later)).toEqual({ sealed: 4, faults: 1 });
  });

  test("gets their month on paper, with corrections and kinds of hours", async () => {
    await correctedPack();
    const summary = (await monthSummary(ready.id, "2027-06", later))!;
    expect(summary).toMatchObject({
      rows: [{ clocked: "14:00–22:00", minutes: 450, state: "open", corrections: 1 }],
      total: { minutes: 450, split: { ordinary: 450, night: 0 } },
    });
    expect((await summaryPdf(summary, "Ribera")).subarray(0, 5).toString()).toBe("%PDF-");
    expect(await monthSummary(ready.id, "2027-13", later)).toBeUndefined();
    expect((await monthSummary(ready.id, "2027-05", later))!.rows).toEqual([]);
  });
});

describe("the link of an inspector", () => {
  const form = inspectionForm.parse({ entityId, ...days, validDays: "7", note: "Inspección de Trabajo" });

  test("opens the register of its days for a while, can be revoked, and its use is written down", async () => {
    itIs("2027-06-19T09:00:00Z");
    await expect(createInspection(who(["time.view"]), form)).rejects.toThrow(NotPermitted);
    const { id, token } = await createInspection(manager, form);
    const { rows } = await query("SELECT token_hash FROM app.inspection_link WHERE id = $1", [id]);
    expect(rows[0].token_hash.toString("utf8")).not.toContain(token);
    const link = await behindLink(token, morning);
    expect(link).toMatchObject({ ...days, legalEntityId: entityId });
    await recordTakenByLink(link!);
    expect(await lastActs()).toMatchObject([{ act: "inspection.take", subjects: [`inspection ${id}`] }]);
    expect(await behindLink(token, new Date("2027-06-26T09:00:00Z"))).toBeUndefined();
    expect(await behindLink(`${token}x`, morning)).toBeUndefined();
    await revokeInspection(manager, { linkId: id });
    expect(await behindLink(token, morning)).toBeUndefined();
    const wrong = createInspection(manager, { ...form, lastDay: "2029-01-01" as never });
    await expect(wrong).rejects.toMatchObject({ refusals: [{ code: "inspection.days-wrong" }] });
  });
});
