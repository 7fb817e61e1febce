/** The current user as the server tells it: asked once per session, shared by everything on the page under one key. */
import { useSyncExternalStore } from "react";
import { fetchRetrying } from "#shell/behaviour/retrying-fetch.ts";

/** The product's additions to the service's user; all other fields are compared with the service's answer. */
export type UserState = Record<string, unknown> & {
  id: string;
  groups: string[];
  permissions: string[];
  profile: { name: string; language: string; timeZone: string; colourMode: string } | null;
  canWork: boolean;
};

type Shared = { user: UserState | null | undefined };

/** Undefined until it has been asked for, null when nobody is signed in. */
const state: Shared = { user: undefined };
const listeners = new Set<() => void>();
let asking: Promise<void> | undefined;

export const storedUser = (): UserState | null | undefined => state.user;

export function setUser(user: UserState | null): void {
  state.user = user;
  for (const listener of listeners) listener();
}

/** Asks the server unless it has been asked already. */
export function loadUserOnce(): Promise<void> {
  if (state.user !== undefined) return Promise.resolve();
  return (asking ??= reloadUser().finally(() => (asking = undefined)));
}

export async function reloadUser(): Promise<void> {
  const response = await fetchRetrying("/api/user", { headers: { accept: "application/json" } });
  if (response.ok) setUser((await response.json()) as UserState | null);
}

export const useUser = (): UserState | null | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storedUser,
    () => undefined,
  );
