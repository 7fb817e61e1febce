/** Turns a question about workers, in words or named filters, into the filter that the list of workers shows. */
import { isNull } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { mayFilter } from "@product/domain/filters/may-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { readQuestion } from "@product/domain/questions/read-question";
import { readScoped } from "@product/domain/questions/scoped";
import { database } from "@product/database/client";
import { roles } from "@product/database/tables/company/master-data";
import { countBy, mostCounted } from "#features/people/workers/queries.server.ts";
import { homeDay } from "#request/clock.ts";

/**
 * `words` are searched for among names; `left` was not understood. How many there are is said of the whole question alone: of a part
 * of it a number would answer something else.
 */
export type Asked = { parts: Filter[]; words: string; left: string[]; n: number | undefined; most: number };

/** Undefined where nothing of it is a question, or workers are not the asker's to see. */
export async function askedOf(actor: Actor, q: string): Promise<Asked | undefined> {
  if (!isPermitted(actor, "worker.view")) return undefined;
  const known = {
    roles: await database
      .select({ key: roles.key, nameEn: roles.nameEn, nameEs: roles.nameEs })
      .from(roles)
      .where(isNull(roles.archivedAt)),
    today: homeDay(),
  };
  const scoped = readScoped(q, known);
  const question = readQuestion(scoped.rest, { ...known, days: scoped.days });
  const allParts = [...scoped.parts, ...question.parts];
  const parts = allParts.filter((part) => isAllowed(actor, part));
  if (parts.length === 0) return undefined;
  // Beside filters by name, what is no question is a name.
  const isScoped = scoped.parts.length > 0;
  const words = isScoped ? question.left.join(" ") : "";
  const named = words
    .split(" ")
    .filter(Boolean)
    .map((word): Filter => ({ field: "name", op: "contains", values: [word] }));
  const left = [...scoped.left, ...(isScoped ? [] : question.left)];
  const isWhole = left.length === 0 && parts.length === allParts.length;
  const n = isWhole ? await countBy({ and: [...named, ...parts] }, actor) : undefined;
  return { parts, words, left, n, most: mostCounted };
}

const isAllowed = (actor: Actor, part: Filter): boolean =>
  actor.kind === "person" && mayFilter(actor.grants, "worker", part, workerFields);
