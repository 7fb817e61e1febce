import { beforeAll, describe, expect, it } from "vitest";
import { someAddress } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService();
let admin = "";
const ids: string[] = [];
beforeAll(async () => {
  admin = await service.adminToken();
  for (let count = 0; count < 3; count++) {
    ids.push((await service.post("/admin/users", { email: someAddress() }, admin)).body["id"]);
    service.wait(1);
  }
  await service.del(`/admin/users/${ids[0]}`, admin);
});
const audit = (query = "") => service.get(`/admin/audit${query}`, admin);
const actions = ({ body }: { body: Record<string, any> }) => body["map"]((entry: any) => entry.payload.action);

describe("the audit log", () => {
  it("tells what was done, newest first, with ids and no addresses", async () => {
    const answer = await audit();
    expect(answer.status).toBe(200);
    expect(actions(answer)).toEqual(["user_deleted", "user_signedup", "user_signedup", "user_signedup"]);
    expect(answer.body[0]).toEqual({
      id: expect.any(String),
      ip_address: "203.0.113.7",
      created_at: service.now().toISOString(),
      payload: {
        action: "user_deleted",
        actor_id: "00000000-0000-0000-0000-000000000000",
        timestamp: service.now().toISOString(),
        traits: { user_id: ids[0] },
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain("@example.org");
  });

  it("comes in pages", async () => {
    const { headers, body } = await audit("?page=2&per_page=1");
    expect(body).toHaveLength(1);
    expect(headers.get("x-total-count")).toBe("4");
    expect(headers.get("link")).toBe(
      '</admin/audit?page=3&per_page=1>; rel="next", </admin/audit?page=4&per_page=1>; rel="last"',
    );
  });

  it.each([
    ["action:deleted", 1],
    ["action:user_", 4],
    ["action:user%25deleted", 0],
    ["author:00000000", 4],
    ["type:account", 0],
    ["action:%27%20OR%201=1", 0],
  ])("is asked by scope: %s", async (query, count) =>
    expect((await audit(`?query=${query}`)).body).toHaveLength(count),
  );

  it.each(["?query=deleted", "?query=payload:x", "?page=0"])("refuses %s", async (query) =>
    expect(await audit(query)).toMatchObject({ status: 400, body: { code: "validation_failed" } }),
  );
});
