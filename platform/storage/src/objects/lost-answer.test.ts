import { describe, expect, it } from "vitest";
import { openSql } from "@platform/kernel/sql";
import { sweep } from "@platform/storage/sweep";
import { useService } from "@platform/storage/testing/service";

const state = { losesAnswers: false, isAway: false };
const nowhere = openSql({ url: "postgres://nobody@127.0.0.1:1/none" });
const service = useService({
  through: (db) => ({
    rows: (...parameters) => (state.isAway ? nowhere : db).rows(...parameters),
    first: (...parameters) => (state.isAway ? nowhere : db).first(...parameters),
    transaction: async (body) => {
      const result = await db.transaction(body);
      if (state.losesAnswers) throw new Error("Connection terminated unexpectedly");
      return result;
    },
  }),
});

describe("a database", () => {
  it("that commits and dies before it says so costs nobody a file", async () => {
    const token = await service.server();
    await service.bucket("files");
    await service.ask("PUT", "/object/files/a", { token, body: "first" });
    state.losesAnswers = true;
    expect(await service.ask("PUT", "/object/files/a", { token, body: "second" })).toMatchObject({
      status: 544,
      body: { statusCode: "544", code: "DatabaseTimeout" },
    });
    state.losesAnswers = false;
    expect((await service.ask("GET", "/object/files/a", { token })).text).toBe("second");
    const { storage } = await service.parts();
    // The bytes of the first are nobody's now.
    expect(await sweep(storage, { olderThan: new Date(Date.now() + 1000) })).toMatchObject({ removed: 1, missing: [] });
  });

  it("that is away is told as such, and not as a missing file", async () => {
    const token = await service.server();
    state.isAway = true;
    for (const path of ["/bucket", "/object/files/a", "/object/public/files/a"])
      expect(await service.ask("GET", path, { token })).toMatchObject({
        status: 544,
        body: { code: "DatabaseTimeout" },
      });
    state.isAway = false;
    await nowhere.close();
  });
});
