import { RouterContextProvider } from "react-router";
import { describe, expect } from "vitest";
import type { Person } from "@product/domain/actor";
import { useTestDatabase } from "@product/database/testing/test-database";
import { actorContext } from "#request/context.ts";
import { mailboxContext, type Mailbox, type MailboxMessage } from "#request/ports/mailbox.ts";
import { lastActs, test, world as people } from "#testing/world.ts";
import { readMessage } from "./commands.server.ts";
import { loader } from "./mailbox.page.tsx";

const { query } = useTestDatabase();
const letter = { id: "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0001", subject: "Your code" } as MailboxMessage;
const mailbox: Mailbox = {
  list: async () => [letter],
  count: async () => 0,
  read: async (id) => (id === letter.id ? letter : undefined),
  writtenTo: async () => [],
  forget: async () => 0,
};
const clerk: Person = { ...people.planner, grants: [{ permission: "mailbox.view", scope: "all" }] };

describe("a message", () => {
  test("is given to whom may read it, and that is written down", async () => {
    expect(await readMessage(clerk, mailbox, letter.id)).toBe(letter);
    expect(await lastActs()).toMatchObject([
      { act: "mailbox.read", actorId: clerk.id, subjects: [`message ${letter.id}`] },
    ]);
  });

  test("is not given to anyone else", async ({ world }) => {
    await expect(readMessage(world.editor, mailbox, letter.id)).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("that is not there leaves no trace", async () => {
    const before = (await query("SELECT count(*) FROM app.act")).rows;
    expect(await readMessage(clerk, mailbox, "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0002")).toBeUndefined();
    expect((await query("SELECT count(*) FROM app.act")).rows).toEqual(before);
  });
});

test("where another system writes the mails, the page says so", async () => {
  const context = new RouterContextProvider();
  context.set(actorContext, clerk);
  context.set(mailboxContext, undefined);
  const request = new Request("http://localhost/admin/mailbox");
  expect(await loader({ context, request } as never)).toEqual({ isHere: false });
});
