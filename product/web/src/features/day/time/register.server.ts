import { z } from "zod";
import { isPermitted, type Actor } from "@product/domain/actor";
import { verifyRegister } from "@product/database/register/verify";

/** Reads the register of a company again, for who sees it; undefined where nobody asked for it. */
export async function checkedRegister(actor: Actor, chosenEntity: string | null, now: Date) {
  const { data: entityId } = z.uuid().safeParse(chosenEntity);
  if (!entityId || !isPermitted(actor, "time.view", { entity: entityId })) return undefined;
  const { sealed, faults } = await verifyRegister(entityId, now);
  return { entityId, sealed: Number(sealed), faults: faults.length };
}
