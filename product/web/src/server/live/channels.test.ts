import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { theSystem } from "@product/domain/actor";
import { changesTopic, presenceTopic } from "@product/domain/live";
import { demoAccounts, type DemoRole } from "@product/database/demo/accounts";
import { demoGroups } from "@product/database/demo/groups";
import { groups, memberships } from "@product/database/tables/access/group";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { editHome } from "#features/site/home/commands.server.ts";
import { homeTexts } from "#features/site/home/queries.server.ts";
import { perform } from "#request/perform.ts";
import { startLiveProcess, type LiveProcess } from "./testing/live-process.ts";
import { listening, present } from "./testing/listening.ts";

const database = useTestDatabase({ template: "founded" });
const idOf = (role: DemoRole) => demoAccounts.find((account) => account.role === role)!.id;
const pages = changesTopic("page");
const homePresence = presenceTopic("page", "home");
const patient = { timeout: 10_000 };
let here: LiveProcess;
let there: LiveProcess;

beforeAll(async () => {
  here = await startLiveProcess(database.url);
  there = await startLiveProcess(database.url);
});
afterAll(() => Promise.all([here.stop(), there.stop()]));

const saveHome = async () => editHome(theSystem, await homeTexts());
const moment = () => new Promise((done) => setTimeout(done, 400));

describe("a change", () => {
  it("reaches each socket of each process once, and says only what changed", async () => {
    const listeners = [
      await listening(await here.signIn("editor"), pages),
      await listening(await here.signIn("owner"), pages),
      await listening(await there.signIn("editor"), pages),
    ];
    await saveHome();
    for (const { heard } of listeners) await expect.poll(() => heard.length, patient).toBe(1);
    await moment();
    for (const { heard } of listeners) expect(heard).toEqual([{ kind: "page", ids: ["home"] }]);
  });

  it("is told by the server alone: what a person says on the channel is not passed on", async () => {
    const [editor, owner] = [await here.signIn("editor"), await here.signIn("owner")];
    const [listener, other] = [await listening(editor, pages), await listening(owner, pages)];
    const lie = { type: "broadcast", event: "changed", payload: { kind: "page", ids: ["invented"] } } as const;
    await listener.channel.send(lie);
    await listener.channel.httpSend("changed", lie.payload).catch(() => {});
    await moment();
    expect(other.heard).toEqual([]);
  });

  it("of the mailbox is told when a message was written", async () => {
    const owner = await there.signIn("owner");
    const { heard } = await listening(owner, changesTopic("mailbox"));
    await here.open().auth.signInWithOtp({ email: demoAccounts[1].email, options: { shouldCreateUser: false } });
    await expect.poll(() => heard, patient).toEqual([{ kind: "mailbox", ids: null }]);
  });
});

describe("a channel", () => {
  it("is closed to who may not see such records, and to who has not signed in", async () => {
    for (const client of [await here.signIn("planner"), await here.signIn("worker"), here.open()])
      for (const topic of [pages, homePresence])
        expect(await listening(client, topic)).toMatchObject({
          status: "CHANNEL_ERROR",
          reason: expect.stringContaining("You do not have permissions"),
        });
  });

  it("of a name that is none of ours is closed to everyone", async () =>
    expect(await listening(await here.signIn("owner"), "live:secrets")).toMatchObject({ status: "CHANNEL_ERROR" }));

  it("that is open to everyone is not to be had", async () =>
    expect(await listening(await here.signIn("owner"), "room", { isPrivate: false })).toMatchObject({
      status: "CHANNEL_ERROR",
      reason: expect.stringContaining("PrivateOnly"),
    }));

  it("ends when the permission is withdrawn, in every process", async () => {
    const finance = idOf("finance");
    await inTransaction(async (tx) => {
      const [group] = await tx.select().from(groups).where(eq(groups.key, demoGroups.editor!));
      await tx.insert(memberships).values({ userId: finance, groupId: group!.id });
    });
    const listeners = [
      await listening(await here.signIn("finance"), pages),
      await listening(await there.signIn("finance"), homePresence),
    ];
    // Any act on the account will do: what it changed is asked of the database.
    await perform(theSystem, "second-factor.recover", async ({ tx, subject }) => {
      subject({ userId: finance });
      await tx.delete(memberships).where(eq(memberships.userId, finance));
    });
    for (const joined of listeners) await expect.poll(() => joined.status, patient).toBe("CLOSED");
    await saveHome();
    await moment();
    expect(listeners[0]!.heard).toEqual([]);
  });

  it("ends with the session, in every process", async () => {
    const editor = await here.signIn("editor");
    const { data } = await editor.auth.getSession();
    const elsewhere = there.open();
    await elsewhere.realtime.setAuth(data.session!.access_token);
    const joined = await listening(elsewhere, pages);
    expect(joined.status).toBe("SUBSCRIBED");
    await editor.auth.signOut({ scope: "local" });
    await expect.poll(() => joined.status, patient).toBe("CLOSED");
  });
});

describe("presence", () => {
  it("shows who is there across processes, each as themself, until they go", async () => {
    const editor = await listening(await here.signIn("editor"), homePresence, { key: idOf("owner") });
    const owner = await listening(await there.signIn("owner"), homePresence);
    expect(await editor.channel.track({ name: "The Director" })).toBe("ok");
    await expect.poll(() => present(owner.channel), patient).toEqual([idOf("editor")]);
    await owner.channel.track({});
    await expect.poll(() => present(editor.channel), patient).toEqual([idOf("owner"), idOf("editor")]);
    await editor.channel.unsubscribe();
    await expect.poll(() => present(owner.channel), patient).toEqual([idOf("owner")]);
  });
});
