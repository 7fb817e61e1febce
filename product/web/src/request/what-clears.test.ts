/** Each command of a person that writes what somebody's clearance follows from has said whether it decides about them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { acts, type Act, type ActDeclaration } from "@product/domain/acts";

const features = join(import.meta.dirname, "..", "features");
// The tables of the facts, as `database/clearance/facts-asked.ts` asks for them.
const facts =
  "workers workerRoles workerLanguages workerIdentities workerSocials listMembers lists documents rightToWorkChecks engagements engagementPeriods workerQualifications absences selfEmployedMarks";
const writesFacts = new RegExp(
  `\\.(insert|update|delete)\\((${facts.replaceAll(" ", "|")})\\)|\\b(refreshClearance|saveRecord)\\(`,
);
const byPerson = /^perform\(\s*actor,\s*"([^"]+)"/;

/** Acts that any person may perform for themselves, since they clear no one. */
const clearsNobody: Partial<Record<Act, string>> = {
  "document.add": "waits for who checks it",
  "document.open": "is taken up to be looked at",
  "worker.link-account": "is an account, which is none of the facts",
  "worker.qualification": "counts once it is verified",
  "worker.see-link": "is noted while a new record is made",
};

test("acts that write what the clearance follows from decide, or are looked at before and after", () => {
  const written = new Set<Act>();
  for (const file of globSync("**/*.ts", { cwd: features }).filter((each) => !each.includes("test")))
    for (const command of readFileSync(join(features, file), "utf8").split(/(?=\bperform\()/)) {
      const act = byPerson.exec(command)?.[1] as Act | undefined;
      if (act && writesFacts.test(command.split(/\nexport /)[0]!)) written.add(act);
    }
  const undeclared = [...written].filter((act) => {
    const { decides } = acts[act] as ActDeclaration<never>;
    return typeof decides !== "function" && decides !== "what clears";
  });
  expect(written.size).toBeGreaterThan(20);
  expect(undeclared.toSorted()).toEqual(Object.keys(clearsNobody).toSorted());
});
