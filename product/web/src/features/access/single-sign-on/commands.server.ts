import type { Actor } from "@product/domain/actor";
import { perform } from "#request/perform.ts";
import type { AsServer } from "#request/session.ts";
import type { ProviderForm } from "./schema.ts";
import {
  addIdentityProvider,
  removeIdentityProvider,
  switchIdentityProvider,
  type IdentityProvider,
} from "./service.server.ts";

const auditFieldsOf = ({ name, domains }: IdentityProvider) => ({ issuer: name, domains });

/** Asked for inside the act, so that a refusal of the service is in no trail. */
export const addProvider = (actor: Actor, form: ProviderForm, asServer: AsServer) =>
  perform(actor, "identity-provider.add", async ({ recordChange }) => {
    const provider = await addIdentityProvider(asServer, form);
    recordChange(provider, undefined, auditFieldsOf(provider));
    return { id: provider.id };
  });

export const switchProvider = (actor: Actor, { id, isOn }: { id: string; isOn: boolean }, asServer: AsServer) =>
  perform(actor, "identity-provider.switch", async ({ recordChange }) => {
    const provider = await switchIdentityProvider(asServer, id, isOn);
    recordChange(provider, { isOn: !isOn }, { isOn });
    return { id };
  });

export const removeProvider = (actor: Actor, id: string, asServer: AsServer) =>
  perform(actor, "identity-provider.remove", async ({ recordChange }) => {
    const provider = await removeIdentityProvider(asServer, id);
    recordChange(provider, auditFieldsOf(provider), undefined);
    return { id };
  });
