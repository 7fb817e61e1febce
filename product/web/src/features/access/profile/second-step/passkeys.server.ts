/** The passkeys of one's own account. */
import type { Actor } from "@product/domain/actor";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import type { ShownPasskey } from "./passkeys.ts";
import { answered } from "#features/access/profile/service.server.ts";

const tooMany = { too_many_passkeys: { code: "passkey.too-many" } } as const;

export async function passkeysOf({ context }: Pick<Sent, "context">): Promise<ShownPasskey[]> {
  const { data } = await answered(context.get(sessionContext).client().auth.passkey.list());
  return data.map(({ id, friendly_name = "", created_at, last_used_at }) => ({
    id,
    name: friendly_name,
    since: created_at,
    lastUsed: last_used_at,
  }));
}

/** The question that the browser puts to the device; the name waits with it. */
export type PasskeyQuestion = { challenge: string; options: PublicKeyCredentialCreationOptionsJSON; name: string };

export async function beginPasskey(
  _actor: Actor,
  { name }: { name: string },
  { context }: Sent,
): Promise<PasskeyQuestion> {
  const { data } = await answered(context.get(sessionContext).client().auth.passkey.startRegistration(), tooMany);
  // The client's own types of this JSON are older than the browser's.
  return { challenge: data.challenge_id, options: data.options as never, name };
}

type MadePasskey = { name: string; challenge: string; credential: object };

export const addPasskey = (actor: Actor, newPasskey: MadePasskey, { context }: Sent): Promise<void> =>
  perform(actor, "passkey.add", async ({ subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    const { passkey } = client().auth;
    // The service judges the credential that the browser gave.
    const credential = newPasskey.credential as never;
    const { data } = await answered(passkey.verifyRegistration({ challengeId: newPasskey.challenge, credential }), {
      ...tooMany,
      webauthn_credential_exists: { code: "passkey.taken" },
    });
    await answered(passkey.update({ passkeyId: data.id, friendlyName: newPasskey.name }));
  });

type NamedPasskey = { passkey: string; name: string };

export const renamePasskey = (actor: Actor, { passkey, name }: NamedPasskey, { context }: Sent): Promise<void> =>
  perform(actor, "passkey.rename", async ({ subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    await answered(client().auth.passkey.update({ passkeyId: passkey, friendlyName: name }));
  });

export const removePasskey = (actor: Actor, { passkey }: { passkey: string }, { context }: Sent): Promise<void> =>
  perform(actor, "passkey.remove", async ({ subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    await answered(client().auth.passkey.delete({ passkeyId: passkey }));
  });
