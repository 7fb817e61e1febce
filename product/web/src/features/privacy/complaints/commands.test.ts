import { beforeEach, describe, expect, it } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import type { Letter } from "#request/ports/mailer.ts";
import { who } from "#testing/who.ts";
import { answerComplaint, forgetComplaints, sendComplaint } from "./commands.server.ts";
import { complaintJobs } from "./letter.server.ts";
import { complaintRows, complaintsToAnswer } from "./queries.server.ts";
import { complaintForm } from "./schema.ts";

const { query } = useTestDatabase();
const owner = who(["settings.delete"]);
const complaint = { name: "Nerea", email: "nerea@example.test", words: "You kept my photo." };

beforeEach(
  async () => void (await query("DELETE FROM app.complaint; DELETE FROM app.job WHERE kind LIKE 'complaint.%'")),
);

const theOne = async () => (await complaintRows())[0]!.id;
async function letters(): Promise<Letter[]> {
  const posted: Letter[] = [];
  const jobs = complaintJobs(async (letter) => void posted.push(letter), "https://example.test");
  const { rows } = await query<{ payload: unknown }>(
    "DELETE FROM app.job WHERE kind = 'complaint.letter' RETURNING payload",
  );
  for (const { payload } of rows) await jobs["complaint.letter"](payload);
  return posted;
}

describe("a data protection complaint", () => {
  it("is acknowledged by mail with its own words, in its language, and waits for an answer", async () => {
    await sendComplaint(complaint, "es");
    expect(await complaintsToAnswer()).toMatchObject({ n: 1 });
    const [letter] = await letters();
    expect(letter).toMatchObject({ kind: "complaint-received", to: complaint.email, language: "es" });
    expect(letter).toHaveProperty("paragraphs", expect.arrayContaining([complaint.words]));
    const { rows } = await query("SELECT acknowledged_at IS NOT NULL AS told FROM app.complaint");
    expect(rows).toEqual([{ told: true }]);
  });

  it("is answered once, by who may, and the answer goes to its sender", async () => {
    await sendComplaint(complaint, "en");
    await letters();
    const id = await theOne();
    await expect(answerComplaint(who(["worker.view"]), id, "No.")).rejects.toThrow("not permitted");
    const both = await Promise.allSettled([
      answerComplaint(owner, id, "It is gone."),
      answerComplaint(owner, id, "Other."),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const sent = await letters();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ kind: "complaint-answered", to: complaint.email, language: "en" });
    expect(await complaintsToAnswer()).toMatchObject({ n: 0 });
  });

  it("is taken five times a day from one address, however it is written and however many come at once", async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) =>
        sendComplaint({ ...complaint, email: at % 2 ? "Nerea@Example.test" : complaint.email }, "en"),
      ),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    await sendComplaint({ ...complaint, email: "jon@example.test" }, "en");
    expect(await complaintsToAnswer()).toMatchObject({ n: 6 });
  });

  it("is erased when its term is over, and never while it waits", async () => {
    await query(`INSERT INTO app.complaint (language, name, email, words, received_at, answer, answered_at) VALUES
      ('es', 'waits', 'a@example.test', 'x', now() - interval '9 years', NULL, NULL),
      ('es', 'young', 'b@example.test', 'x', now() - interval '9 years', 'y', now() - interval '2 years'),
      ('es', 'over', 'c@example.test', 'x', now() - interval '9 years', 'y', now() - interval '1100 days')`);
    await forgetComplaints();
    expect((await complaintRows()).map(({ name }) => name)).toEqual(["waits", "young"]);
  });

  it("of nothing, of an address that is none, or of a novel is no complaint", () => {
    const faults = (changes: object) =>
      complaintForm.safeParse({ ...complaint, ...changes }).error?.issues.map(({ path }) => path[0]);
    expect(faults({ words: "  " })).toEqual(["words"]);
    expect(faults({ email: "nerea" })).toEqual(["email"]);
    expect(faults({ words: "x".repeat(4001), name: "" })).toEqual(["name", "words"]);
    expect(faults({})).toBeUndefined();
  });
});
