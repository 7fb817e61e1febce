/** The scopes: groups of facts about a person that an application may read. */
import type { Keys } from "@platform/kernel/keys";

export const scopesIn = (scope: string): string[] => [...new Set(scope.split(" ").filter((each) => each !== ""))];

/** An identity token is worth something only where others can check its signature. */
export const supportedScopes = (keys: Keys): string[] => [
  ...(keys.published().length > 0 ? ["openid"] : []),
  "profile",
  "email",
  "phone",
];
