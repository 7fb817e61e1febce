/** Everything that the clearance follows from changes the spans that lists read. */
import { describe, expect } from "vitest";
import { storedFilter } from "@product/domain/filters/read-filter";
import { readFacts } from "@product/database/clearance/read-facts";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { changeWorkers, undoWorkers } from "#features/people/bulk-changes/commands.server.ts";
import { editDetails, editIdentity, editPay } from "#features/people/worker-page/commands.server.ts";
import { moveWorker } from "#features/people/worker-page/moves.server.ts";
import { confirmBank } from "#features/people/bank-accounts/commands.server.ts";
import { confirmMove } from "#features/people/worker-page/proposals.server.ts";
import { bulkShown } from "#testing/bulk-shown.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { moveForm } from "#features/people/worker-page/schema.ts";
import { detailsForm, identityForm, payForm } from "#features/people/worker-record/schema.ts";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { lastActs, test } from "#testing/world.ts";
import { allowed, colleague, create, day, forEver, hr, typed, useReadyWorker } from "#testing/ready-worker.ts";
import { mergeSteps } from "#slices.ts";

const { query, ready, refresh, version, spans } = useReadyWorker();

test("someone with everything can work, in general and in each role", async () => {
  expect([await spans(), await spans(ready.roleId)]).toEqual([[allowed], [allowed]]);
  const { rows } = await query("SELECT status FROM app.worker WHERE id = $1", [ready.id]);
  expect([rows[0].status, (await lastActs())[0]]).toMatchObject([
    "active",
    { act: "worker.decide", actorKind: "system" },
  ]);
});

describe("a command", () => {
  const commands: [string, () => Promise<unknown>, unknown[][]][] = [
    [
      "that suspends",
      async () => {
        const form = { move: "suspend", reason: "conduct", day: "31/12/2098", version: await version() };
        await moveWorker(hr, ready.id, moveForm.parse(form));
      },
      [["BLOCK", "status", "2098-12-31"], allowed],
    ],
    [
      "that blocks, by two people",
      async () => {
        const form = { move: "block", reason: "fraud", day: "31/12/2098", version: await version() };
        await moveWorker(hr, ready.id, moveForm.parse(form));
        await confirmMove(colleague, ready.id, "block", await proposalOf(ready.id, "block"));
      },
      [["BLOCK", "status", forEver]],
    ],
    [
      "that changes the birth date",
      async () =>
        editIdentity(
          hr,
          ready.id,
          identityForm.parse({ birthDate: `${new Date().getFullYear() - 10}-01-01`, version: await version() }),
        ),
      [
        ["BLOCK", "age.too-young", `${new Date().getFullYear() + 5}-12-31`],
        ["BLOCK", "document.missing", `${new Date().getFullYear() + 7}-12-31`],
        allowed,
      ],
    ],
    [
      "that changes the nationality",
      async () => editIdentity(hr, ready.id, identityForm.parse({ nationality: "MA", version: await version() })),
      [["BLOCK", "right-to-work.missing", forEver]],
    ],
    [
      "that takes the number of the Social Security away",
      async () => editPay(hr, ready.id, payForm.parse({ remove: ["naf"], version: await version() })),
      [["WARN", "payroll.missing", forEver]],
    ],
    [
      "that confirms that there is no account",
      async () => {
        await editPay(hr, ready.id, payForm.parse({ remove: ["iban", "accountHolder"], version: await version() }));
        await confirmBank(colleague, ready.id, await proposalOf(ready.id, "bank"));
      },
      [["WARN", "payroll.missing", forEver]],
    ],
    [
      "that moves to another company",
      async () =>
        editDetails(
          hr,
          ready.id,
          detailsForm.parse({ ...typed(), legalEntityId: demoEntities.UK.id, version: await version() }),
        ),
      [["BLOCK", "right-to-work.missing", forEver]],
    ],
    [
      "that makes a volunteer of them, who needs no contract",
      async () => {
        await query("DELETE FROM app.engagement WHERE worker_id = $1", [ready.id]);
        await query("UPDATE app.legal_entity SET non_profit = true WHERE id = $1", [demoEntities.ES.id]);
        await editDetails(
          hr,
          ready.id,
          detailsForm.parse({ ...typed(), workerType: "volunteer", version: await version() }),
        );
        await query("UPDATE app.legal_entity SET non_profit = false WHERE id = $1", [demoEntities.ES.id]);
      },
      [allowed],
    ],
    [
      "that pauses many",
      async () => {
        await changeWorkers(hr, await bulkShown(hr, { kind: "move", value: "pause" }, { ids: [ready.id] }));
      },
      [["BLOCK", "status", forEver]],
    ],
    [
      "that undoes what was done to many",
      async () => {
        const { id: change } = await changeWorkers(
          hr,
          await bulkShown(hr, { kind: "move", value: "pause" }, { ids: [ready.id] }),
        );
        await undoWorkers(hr, change);
      },
      [allowed],
    ],
  ];
  test.for(commands)("%s is followed at once", async ([, command, expected]) => {
    await command();
    expect(await spans()).toEqual(expected);
  });

  test("that gives a role brings the spans of the role, and one that takes it takes them", async () => {
    const waiter = (await query("SELECT id FROM app.role WHERE key = 'waiter'")).rows[0].id;
    await changeWorkers(hr, await bulkShown(hr, { kind: "add-role", value: "waiter" }, { ids: [ready.id] }));
    expect(await spans(waiter)).toEqual([allowed]);
    await editDetails(
      hr,
      ready.id,
      detailsForm.parse({ ...typed(), roleIds: [ready.roleId], version: await version() }),
    );
    expect([await spans(waiter), await spans(ready.roleId)]).toEqual([[], [allowed]]);
  });

  test("that makes one worker of two leaves the other without any", async () => {
    const other = await create({ mobile: "600000902" });
    await mergeWorkers(hr, ready.id, { otherId: other, version: await version(), otherVersion: 1 }, mergeSteps);
    expect(await spans()).toEqual([allowed]);
    expect((await query("SELECT FROM app.clearance_span WHERE worker_id = $1", [other])).rowCount).toBe(0);
  });
});

describe("a fact", () => {
  const facts: [string, string, unknown[][]][] = [
    [
      "a document taken back",
      "UPDATE app.document SET state = 'revoked' WHERE worker_id = $1",
      [["BLOCK", "identity.missing", forEver]],
    ],
    [
      "the end of a document",
      `UPDATE app.document SET valid_until = '${day(30)}' WHERE worker_id = $1 AND document_type_id = (SELECT id FROM app.document_type WHERE key = 'dni')`,
      [
        ["ALLOW", null, day(30)],
        ["BLOCK", "identity.missing", forEver],
      ],
    ],
    [
      "the end of a contract",
      `UPDATE app.engagement SET last_day = '${day(9)}' WHERE worker_id = $1`,
      [
        ["ALLOW", null, day(9)],
        ["BLOCK", "engagement.missing", forEver],
      ],
    ],
    [
      "the end of a registration",
      `UPDATE app.engagement SET baja_on = '${day(9)}', baja_recorded_at = now() WHERE worker_id = $1`,
      [
        ["ALLOW", null, day(9)],
        ["WARN", "engagement.alta", forEver],
      ],
    ],
    [
      "days off",
      `INSERT INTO app.absence (worker_id, kind, first_day, last_day, created_by) VALUES ($1, 'sick', '${day(3)}', '${day(5)}', $1)`,
      [["ALLOW", null, day(2)], ["BLOCK", "absent", day(5)], allowed],
    ],
    [
      "a check of the right to work",
      `WITH moved AS (UPDATE app.worker SET nationality = 'MA' WHERE id = $1)
       INSERT INTO app.right_to_work_check (worker_id, country, method, outcome, checked_on, valid_until, checked_by)
       VALUES ($1, 'ES', 'residence_permit', 'limited', '2026-01-01', '${day(20)}', $1)`,
      [
        ["ALLOW", null, day(20)],
        ["BLOCK", "right-to-work.missing", forEver],
      ],
    ],
  ];
  test.for(facts)("%s is in the spans", async ([, sql, expected]) => {
    await query(sql, [ready.id]);
    await refresh();
    expect(await spans()).toEqual(expected);
  });

  test("a qualification that ends is in the spans of its role alone", async () => {
    await query("UPDATE app.worker_qualification SET valid_until = $2 WHERE worker_id = $1", [ready.id, day(4)]);
    await refresh();
    expect(await spans()).toEqual([allowed]);
    expect(await spans(ready.roleId)).toEqual([
      ["ALLOW", null, day(4)],
      ["BLOCK", "qualification.missing", forEver],
    ]);
  });

  test("a client's refusal, by hand or by a filter, is known at once and in no span", async () => {
    const client = (await query("INSERT INTO app.client (name) VALUES ($1) RETURNING id", [ready.id])).rows[0].id;
    const list = (kind: string, filter: object | null) =>
      query(
        `INSERT INTO app.list (name, kind, purpose, owner_id, client_id, filter)
         VALUES ($1, $2, 'deny', $3, $4, $5) RETURNING id`,
        [`${kind} ${ready.id}`, kind, hr.id, client, filter && JSON.stringify(filter)],
      );
    const refusedBy = async () =>
      (await readFacts(database, [ready.id], clockNow())).get(ready.id)!.facts.refusedBy.filter((id) => id === client);
    const { rows } = await list("static", null);
    await query("INSERT INTO app.list_member (list_id, worker_id, added_at) VALUES ($1, $2, now())", [
      rows[0].id,
      ready.id,
    ]);
    expect(await refusedBy()).toHaveLength(1);
    await list("dynamic", storedFilter({ field: "town", op: "is", values: ["Bilbao"] }));
    expect(await refusedBy()).toHaveLength(2);
    await query("UPDATE app.list SET archived_at = now() WHERE client_id = $1", [client]);
    expect(await refusedBy()).toEqual([]);
    await refresh();
    expect(await spans()).toEqual([allowed]);
  });
});
