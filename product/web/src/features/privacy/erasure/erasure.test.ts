/** Acceptance case 14, first half: a dry run that names what is kept and why, and two people. */
import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { keptUntil } from "@product/domain/privacy/erasure-plan";
import { heldOf } from "#features/privacy/subject-data/queries.server.ts";
import { saveGuardian } from "#features/papers/right-to-work/commands.server.ts";
import { writeNote } from "#features/people/worker-page/commands.server.ts";
import { useErasable } from "#testing/erasable.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { confirmErasure, dropErasure } from "./commands.server.ts";
import { erasureJobs } from "./jobs.server.ts";
import { confirmForm, proposalForm } from "./schema.ts";

const { query, hr, colleague, someone, whoLeft, rowOf, propose, seen, blocked, everything } = useErasable();

const guardian = { name: "Miren", relation: "mother", mobile: "", version: 0 };

describe("the dry run", () => {
  test("lists the register kept until its day by ET 34.9, what is blocked until when, and the profile deleted now", async () => {
    const { id } = await whoLeft({ iban: "ES9121000418450200051332" });
    const heldClasses = await heldOf(await rowOf(id), "en", [{ createdAt: new Date("2026-11-01T10:00:00Z") }]);
    const row = (dataClass: string) => heldClasses.find((each) => each.dataClass === dataClass);
    expect(row("register")).toMatchObject({
      does: "keep",
      until: "2030-03-31",
      records: 0,
      citation: "Workers’ Statute, art. 34.9",
    });
    expect(row("profile")).toMatchObject({ does: "delete" });
    expect(row("notes")).toMatchObject({ does: "delete", records: 1 });
    expect(row("pay")).toMatchObject({ does: "block", citation: expect.stringContaining("LGT, art. 66") });
    expect(row("messages")).toMatchObject({ does: "delete", records: 1 });
    expect(row("trail")).toMatchObject({ does: "keep" });
    expect(keptUntil(heldClasses)).toMatch(/^20(30|31)-/);
  });
});

describe("erasing", () => {
  test("is never confirmed by who proposed it, and can be dropped", async () => {
    const id = await someone();
    await propose(hr, id);
    await expect(confirmErasure(hr, id, await seen(id))).rejects.toMatchObject({
      refusals: [{ code: "worker.other-person-needed" }],
    });
    await dropErasure(hr, id, await seen(id));
    await expect(confirmErasure(colleague, id, await seen(id))).rejects.toMatchObject({
      refusals: [{ code: "worker.nothing-proposed" }],
    });
    await expect(propose(who(["worker.view", "worker.edit"]), id)).rejects.toMatchObject({ name: "NotPermitted" });
    expect(proposalForm.safeParse({ version: 1 }).error?.issues[0]?.path).toEqual(["reason"]);
    expect(proposalForm.safeParse({ reason: "retention", version: 1 }).success).toBe(false);
  });

  test("is asked once more before it is done: one press alone does not erase", () => {
    const proposal = crypto.randomUUID();
    for (const sent of [{ proposal }, { proposal, isCertain: false }])
      expect(confirmForm.safeParse(sent).error?.issues).toMatchObject([
        { path: ["isCertain"], params: { fault: "mustBeCertain" } },
      ]);
    expect(confirmForm.parse({ proposal, isCertain: true })).toMatchObject({ proposal });
  });

  test("is confirmed and dropped only as it was read, and by nobody about themselves", async () => {
    const id = await someone();
    await propose(hr, id);
    const read = await seen(id);
    await propose(colleague, id);
    for (const actionName of [confirmErasure, dropErasure])
      for (const stale of [read, { proposal: "" }])
        await expect(actionName(hr, id, stale)).rejects.toMatchObject({ refusals: [{ code: "proposal.changed" }] });
    await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [hr.id, id]);
    await expect(confirmErasure(hr, id, await seen(id))).rejects.toMatchObject({
      refusals: [{ code: "worker.other-person-needed" }],
    });
    expect((await rowOf(id)).status).toBe("approved");
  });

  test("takes along what was written to them, but not to an address that someone else has too", async () => {
    const { id } = await whoLeft({ email: "Goizane@erased.test", mobile: "600000977" });
    await whoLeft({ email: "shared@erased.test" });
    await query("UPDATE app.worker SET email = 'shared@erased.test' WHERE id = $1", [id]);
    await propose(hr, id);
    await confirmErasure(colleague, id, await seen(id));
    const { rows } = await query("SELECT payload FROM app.job WHERE kind = 'worker.forget-messages'");
    expect(rows).toHaveLength(1);
    const plain = (contact: string) => createHash("sha256").update(contact).digest("hex");
    for (const contact of ["goizane@erased.test", "+34600000977", "shared@erased.test"])
      expect(rows[0].payload.to, "is found by nobody who tries all numbers").not.toContain(plain(contact));
    const gone: string[] = [];
    const written = ["goizane@erased.test", "+34600000977", "shared@erased.test", "jon@erased.test"];
    const mailbox = {
      forget: async (isTheirs: (to: string) => boolean) => gone.push(...written.filter(isTheirs)),
    };
    const jobs = erasureJobs({
      files: {} as never,
      recordDestroyed: async () => {},
      removeAccount: async () => {},
      mailbox,
    });
    await jobs["worker.forget-messages"](rows[0].payload);
    expect(gone).toEqual(["goizane@erased.test", "+34600000977"]);
  });

  test("leaves nobody to write anything about, from forms that stood open meanwhile", async () => {
    const { id } = await whoLeft();
    await propose(hr, id);
    await confirmErasure(colleague, id, await seen(id));
    const gone = { refusals: [{ code: "record.changed-meanwhile" }] };
    await expect(writeNote(hr, id, { text: "Rang again." })).rejects.toMatchObject(gone);
    await expect(saveGuardian(hr, id, guardian as never)).rejects.toMatchObject(gone);
    await expect(confirmErasure(colleague, id, await seen(id))).rejects.toMatchObject(gone);
    const erased = await someone();
    await propose(hr, erased);
    await confirmErasure(colleague, erased, await seen(erased));
    await expect(writeNote(hr, erased, { text: "Rang again." })).rejects.toMatchObject(gone);
  });

  test("is refused while a contract is in force, or while the person works", async () => {
    const { id } = await whoLeft();
    await query("UPDATE app.engagement SET last_day = NULL WHERE worker_id = $1", [id]);
    await expect(propose(hr, id)).rejects.toMatchObject({ refusals: [{ code: "erasure.engaged" }] });
    const active = await someone();
    await query("UPDATE app.worker SET status = 'active' WHERE id = $1", [active]);
    await expect(propose(hr, active)).rejects.toMatchObject({ refusals: [{ code: "erasure.still-working" }] });
    // It may come to be in force between the two.
    const between = await whoLeft();
    await propose(hr, between.id);
    await query("UPDATE app.engagement SET last_day = NULL WHERE worker_id = $1", [between.id]);
    await expect(confirmErasure(colleague, between.id, await seen(between.id))).rejects.toMatchObject({
      refusals: [{ code: "erasure.engaged" }],
    });
  });

  test("of someone who never worked here is done at once, key and all", async () => {
    const id = await someone({ firstName: "Uxue", mobile: "600000932" });
    await blocked(id);
    expect(await rowOf(id)).toMatchObject({ status: "erased", email: null, mobile: null, lastName: "" });
    expect((await query("SELECT wrapped_key FROM app.person_key WHERE person_id = $1", [id])).rows).toEqual([
      { wrapped_key: null },
    ]);
    expect(await everything(query)).not.toMatch(/Uxue|600000932/);
  });

  test("empties every column of the worker's row that says who it was", async () => {
    const id = await someone({
      preferredName: "Gax",
      town: "Irun",
      address: "Calle 1",
      postcode: "20301",
      birthDate: "1999-04-23",
    });
    await blocked(id);
    const { rows } = await query("SELECT to_jsonb(w) AS row FROM app.worker w WHERE id = $1", [id]);
    const filled = Object.entries(rows[0].row).filter(
      ([, value]) => value !== null && value !== "" && `${value}` !== "",
    );
    expect(filled.map(([column]) => column).toSorted()).toEqual([
      "code",
      "country",
      "created_at",
      "first_name",
      "has_worked",
      "id",
      "language",
      "legal_entity_id",
      "listed_name",
      "searched",
      "source",
      "status",
      "status_since",
      "updated_at",
      "version",
      "worker_type",
    ]);
    expect(rows[0].row.first_name).toBe(rows[0].row.code);
  });
});
