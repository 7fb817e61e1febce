import { desc, eq, inArray, notInArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { storedFilter } from "@product/domain/filters/read-filter";
import {
  emptyRules,
  runKinds,
  type RunCount,
  type RunCounts,
  type RunKind,
  type RunLine,
} from "@product/domain/privacy/erasure";
import { termBegan } from "@product/domain/privacy/terms";
import { database } from "@product/database/client";
import { countPastTerm } from "@product/database/privacy/past-term";
import { accounts } from "@product/database/tables/access/account";
import { documentTypes } from "@product/database/tables/company/document-type";
import { retentionRuns } from "@product/database/tables/privacy/erasure";
import { retentionRows } from "#features/company/retention/queries.server.ts";

export const dryRun = (day: string): Promise<RunCounts> => countPastTerm(database, day);

type Rule = { ruleId: string; nameEn: string; nameEs: string };
export type RunRow =
  | (Rule & { isEmpty: boolean })
  | (Rule & {
      kind: RunKind;
      found: RunCount | undefined;
      done: RunCount | undefined;
      /** Shows them in the list of workers. */
      filter: string | undefined;
    });

/**
 * The records that each rule can end, with those past their term. A rule by which no run ends anything has a row of its
 * own all the same.
 */
export async function runRows(day: string, found: RunCounts, done: RunCounts | undefined): Promise<RunRow[]> {
  const rules = await retentionRows();
  const kindRules = await database
    .selectDistinct({ id: documentTypes.retentionRuleId, uk: documentTypes.retentionRuleUkId })
    .from(documentTypes);
  const byDocuments = new Set(kindRules.flatMap(({ id, uk }) => [id, uk]));
  return rules.flatMap<RunRow>(({ id, nameEn, nameEs, term, unit, ending }) => {
    const rule = { ruleId: id, nameEn, nameEs };
    const kinds = runKinds.filter(
      (kind) => kindOfRule[id] === kind || (kind === "documents" && ending === "delete" && byDocuments.has(id)),
    );
    if (kinds.length === 0) return [{ ...rule, isEmpty: emptyRules.includes(id) }];
    return kinds.map((kind) => {
      const line: RunLine = `${kind}/${id}`;
      return {
        ...rule,
        kind,
        found: found[line],
        done: done?.[line],
        filter: filterOf(kind, id, termBegan(day, { term, unit })),
      };
    });
  });
}
const kindOfRule: Readonly<Record<string, RunKind>> = {
  "applications-es": "applications",
  "applications-uk": "applications",
  "worker-profile": "profiles",
};

/** As near as the list can name them: in such a state, and here for so long. Their term may have begun anew since. */
function filterOf(kind: RunKind, ruleId: string, madeBefore: string): string | undefined {
  if (kind === "documents") return undefined;
  const is = (field: string, ...values: string[]) => ({ field, op: "in", values }) as const;
  const whom =
    kind === "profiles"
      ? [is("status", "left")]
      : [
          is("status", "draft", "applied", "in_review", "more_info", "rejected"),
          is("country", ruleId === "applications-uk" ? "UK" : "ES"),
        ];
  return JSON.stringify(storedFilter({ and: [...whom, { field: "createdOn", op: "before", values: [madeBefore] }] }));
}

const proposers = alias(accounts, "proposer");
const confirmers = alias(accounts, "confirmer");
const isOpen = ["proposed", "running"] as const;

const runs = () =>
  database
    .select({ run: retentionRuns, proposer: proposers.name, confirmer: confirmers.name })
    .from(retentionRuns)
    .leftJoin(proposers, eq(proposers.userId, retentionRuns.proposedBy))
    .leftJoin(confirmers, eq(confirmers.userId, retentionRuns.confirmedBy));

/** The one that waits for a second person or is under way. */
export const openRun = async () => (await runs().where(inArray(retentionRuns.state, [...isOpen])))[0];

const mostShown = 20;

export const formerRuns = () =>
  runs()
    .where(notInArray(retentionRuns.state, [...isOpen]))
    .orderBy(desc(retentionRuns.proposedAt))
    .limit(mostShown);
