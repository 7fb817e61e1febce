/** As the page shows one. */
export type ShownPasskey = { id: string; name: string; since: string; lastUsed: string | undefined };
