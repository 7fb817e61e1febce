import { describe, expect, it } from "vitest";
import { createLogger } from "./logger.ts";

const logged = (write: (log: ReturnType<typeof createLogger>) => void, level = "info") => {
  const lines: string[] = [];
  write(createLogger({ level, destination: { write: (line) => void lines.push(line) } }));
  return lines.map((line) => JSON.parse(line));
};

describe("the log", () => {
  it("holds what is said, with the time", () =>
    expect(logged((log) => log.info({ path: "/es" }, "request"))).toMatchObject([
      { path: "/es", msg: "request", time: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]));

  it("holds no secret, however deep it was put", () => {
    const [line] = logged((log) =>
      log.warn(
        {
          password: "p1",
          headers: { authorization: "Bearer p2", cookie: "p3", "set-cookie": "p4" },
          session: { user: { refresh_token: "p5" } },
        },
        "careless",
      ),
    );
    expect(JSON.stringify(line)).not.toMatch(/p\d/);
    expect(line).toMatchObject({ password: "[redacted]", headers: { authorization: "[redacted]" } });
  });

  it("tells errors with their stack", () =>
    expect(logged((log) => log.error({ error: new Error("broken") }, "failed"))).toMatchObject([
      { error: { message: "broken", stack: expect.stringContaining("logger.test.ts") } },
    ]));

  it("tells of a failed query without what people typed into it", () => {
    const cause = Object.assign(new Error("null value"), { code: "23502", detail: "Failing row contains (Maialen)." });
    const failed = Object.assign(
      new Error('Failed query: insert into "worker"\nparams: Maialen,12345678Z', { cause }),
      { params: ["Maialen"] },
    );
    const [line] = logged((log) => log.error({ error: failed }, "request failed"));
    expect(JSON.stringify(line)).not.toMatch(/Maialen|12345678Z/);
    expect(line).toMatchObject({
      error: { message: 'Failed query: insert into "worker"', cause: { code: "23502", message: "null value" } },
    });
  });

  it("keeps quiet below its level", () => expect(logged((log) => log.info("chatter"), "warn")).toEqual([]));
});
