/**
 * The people who may verify a document: those who approve documents, or for some kinds only the members of one group.
 */
import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { groups, memberships } from "@product/database/tables/access/group";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;
type Kind = { verifierGroupId: string | null };

/** Asks once which groups someone is in, and answers for any kind and company. Owners may everywhere. */
export async function verifierIn(reader: Reader, actor: Actor): Promise<(kind: Kind, entityId: string) => boolean> {
  if (actor.kind !== "person") return () => actor.kind === "system";
  const own = await reader
    .select({ groupId: groups.id, key: groups.key, kind: memberships.scopeKind, id: memberships.scopeId })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(eq(memberships.userId, actor.id));
  return ({ verifierGroupId }, entityId) =>
    verifierGroupId === null ||
    own.some(
      ({ groupId, key, kind, id }) =>
        (groupId === verifierGroupId || key === "owner") && (kind === "all" || (kind === "entity" && id === entityId)),
    );
}

export async function ensureVerifier(tx: Reader, actor: Actor, kind: Kind, entityId: string): Promise<void> {
  if ((await verifierIn(tx, actor))(kind, entityId)) return;
  const [group] = await tx.select().from(groups).where(eq(groups.id, kind.verifierGroupId!));
  throw new Refused({
    code: "document.verifier-needed",
    groupEn: group?.nameEn ?? "",
    groupEs: group?.nameEs ?? "",
  });
}
