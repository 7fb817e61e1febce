import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { factorIdIn, factorNotFound } from "@platform/auth/mfa/caller";
import { changeFactor, factorName, nameConflict, removeFactor } from "@platform/auth/mfa/factor";
import { audit } from "@platform/auth/request/audit";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { readJson, text } from "@platform/auth/request/json";
import { phoneNumber } from "@platform/auth/users/addresses";
import { lockUser } from "@platform/auth/users/find-user";
import { theServer } from "@platform/auth/users/the-server";
import { shownFactor, type FactorRow, type UserRow } from "@platform/auth/users/user";
import { namedUser } from "./user.ts";

export const adminListFactors = async (call: AuthRequest): Promise<Response> =>
  answer((await namedUser(call.auth.db, call)).factors.map(shownFactor));

const schema = z.object({ friendly_name: text, phone: text });

export async function adminUpdateFactor(call: AuthRequest): Promise<Response> {
  const body = await readJson(call.request, schema);
  const name = factorName(body.friendly_name);
  const phone = body.phone === "" ? undefined : phoneNumber(body.phone);
  return withFactor(call, async (tx, user, factor) => {
    if (user.factors.some((other) => name !== "" && other.friendly_name === name && other.id !== factor.id))
      throw nameConflict(name);
    await changeFactor(
      tx,
      factor.id,
      { friendlyName: name || undefined, phone: factor.factor_type === "phone" ? phone : undefined },
      call.now,
    );
    await audit(tx, call, "factor_updated", theServer, { user_id: user.id, factor_id: factor.id });
    return named(await lockUser(tx, user.id), factor.id);
  });
}

export const adminDeleteFactor = (call: AuthRequest): Promise<Response> =>
  withFactor(call, async (tx, user, factor) => {
    await removeFactor(tx, factor.id, call.now);
    await audit(tx, call, "factor_deleted", theServer, { user_id: user.id, factor_id: factor.id });
    return factor;
  });

async function withFactor(
  call: AuthRequest,
  work: (tx: Sql, user: UserRow, factor: FactorRow) => Promise<FactorRow>,
): Promise<Response> {
  const factor = await call.auth.db.transaction(async (tx) => {
    const user = await namedUser(tx, call, lockUser);
    return work(tx, user, named(user, factorIdIn(call.params)));
  });
  return answer(shownFactor(factor));
}

function named(user: UserRow | undefined, id: string): FactorRow {
  const factor = user?.factors.find((each) => each.id === id.toLowerCase());
  if (!factor) throw factorNotFound();
  return factor;
}
