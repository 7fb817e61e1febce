import { describe, expect, it } from "vitest";
import { createSeal } from "@platform/kernel/sealing";
import { useDatabase } from "@platform/kernel/testing/database";
import { migrateAuth } from "@platform/auth/migrate";
import { openStoredKeys } from "./stored-keys.ts";

const database = useDatabase(migrateAuth);
const state = { now: new Date("2026-11-15T10:00:00Z") };
const wait = (seconds: number) => void (state.now = new Date(state.now.getTime() + seconds * 1000));
const seal = createSeal("a secret of at least thirty-two characters", "signing keys");
const open = (options: object = {}) =>
  openStoredKeys({ db: database.db, seal, clock: () => state.now, accessTokenSeconds: 3600, ...options });
const kidOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()).kid as string;
const soon = () => ({ sub: "x", exp: Math.floor(state.now.getTime() / 1000) + 3600 });

describe("signing keys in the database", () => {
  it("are made once by processes that start together, and kept", async () => {
    const processes = await Promise.all([open(), open(), open()]);
    expect(new Set(processes.map((keys) => keys.published()[0]!.kid)).size).toBe(1);
    const [published] = processes[0]!.published();
    expect(published).toMatchObject({ kty: "EC", alg: "ES256", key_ops: ["verify"] });
    expect(published).not.toHaveProperty("d");
    const token = await processes[0]!.sign(soon());
    expect(await (await open()).verify(token)).toMatchObject({ sub: "x" });
  });

  it("are sealed: the table shows nothing of the private half", async () => {
    const [row] = await database.db.rows<{ sealed: Buffer }>(`SELECT sealed FROM auth.signing_keys`);
    expect(row!.sealed.toString("latin1")).not.toContain('"d"');
    await expect(open({ seal: createSeal("another secret of thirty-two characters", "signing keys") })).rejects.toThrow(
      "SECRET_KEY is not the one",
    );
  });

  it("are replaced without signing anyone out: published first, then signing, and the old one verifies on", async () => {
    const [keys, other] = [await open(), await open()];
    const before = await keys.sign(soon());
    const { kid } = await keys.rotate();
    await other.reload();
    expect(keys.published()).toHaveLength(2);
    expect(kidOf(await keys.sign(soon()))).toBe(kidOf(before));
    wait(721);
    const after = await keys.sign(soon());
    expect(kidOf(after)).toBe(kid);
    expect(await other.verify(after)).toMatchObject({ sub: "x" });
    expect(await keys.verify(before)).toMatchObject({ sub: "x" });
    wait(3600);
    await keys.reload();
    expect(keys.published().map((key) => key.kid)).toEqual([kid]);
    await expect(keys.verify(before)).rejects.toThrow("unrecognized JWT kid");
  });
});
