import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { useTestDatabase } from "@product/database/testing/test-database";
import { actorContext, requestContext, type RequestFacts } from "#request/context.ts";
import { perform } from "#request/perform.ts";
import { lastActs, world } from "#testing/world.ts";
import { action } from "./export.route.ts";

const { query } = useTestDatabase();
const auditor: Person = { ...world.planner, grants: [{ permission: "audit.export", scope: "all" }] };

async function exported(actor: Person, search = ""): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(requestContext, { id: "r-2", locale: "en" } as RequestFacts);
  const request = new Request(`http://localhost/admin/audit/export${search}`, { method: "POST" });
  return action({ context, request } as never);
}

describe("an export", () => {
  test("holds every act of the filter with its records, and no values; and is written down", async () => {
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, '=HYPERLINK(1)', 'es')", [
      world.editor.id,
    ]);
    await perform(world.editor, "page.edit", async ({ recordChange }) => {
      recordChange({ slug: "home" }, { titleEn: "Old words" }, { titleEn: "New words" });
      recordChange({ slug: "-about" }, {}, {});
    });
    await query(
      `WITH done AS (INSERT INTO app.act (act, actor_kind) SELECT 'mailbox.read', 'system' FROM generate_series(1, 510) RETURNING id, at)
       INSERT INTO app.act_subject (act_id, at, kind, subject_id) SELECT id, at, 'message', 'm' FROM done`,
    );
    const answer = await exported(auditor);
    const text = await answer.text();
    const lines = text.trimEnd().split("\r\n");
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="audit-\d{8}T\d{6}\.csv"$/);
    // The head, the export itself, the messages, and two records of one act.
    expect(lines).toHaveLength(1 + 1 + 510 + 2);
    expect(text).not.toContain("words");
    expect(lines.at(-1)).toContain(`"page.edit","person","${world.editor.id}","'=HYPERLINK(1)",,"page","home"`);
    expect(lines.at(-2)).toContain(`"page","'-about"`);
    expect(await lastActs()).toMatchObject([
      { act: "audit.export", actorId: auditor.id, subjects: [expect.stringMatching(/^audit audit-.*\.csv$/)] },
    ]);
  });

  test("of a filter holds what the filter finds", async () => {
    const text = await (await exported(auditor, "?kind=page&id=home")).text();
    expect(text.trimEnd().split("\r\n")).toHaveLength(3);
  });

  test.each([
    ["a filter that makes no sense", auditor, "?from=2026-02-30", 400],
    ["who may not", world.editor, "", 403],
    [
      "who may only in one place",
      { ...auditor, grants: [{ permission: "audit.export", scope: { kind: "event", id: "gala" } }] } as Person,
      "",
      403,
    ],
    [
      "who only looks as someone else",
      { ...auditor, viewedBy: { id: world.editor.id, name: "Edurne" } } as Person,
      "",
      403,
    ],
  ])("is refused to %s", async (_, actor, search, status) => {
    const before = (await query("SELECT count(*) FROM app.act")).rows;
    await expect(exported(actor, search)).rejects.toMatchObject({ init: { status } });
    expect((await query("SELECT count(*) FROM app.act")).rows).toEqual(before);
  });
});
