import { accountOf, membershipsOf, personBehind, ownClearance, type OwnClearance } from "./queries.server.ts";

/** The service's user, whatever it holds: only the id means something to us. */
type ServiceUser = { id: string };

/** The current user as `GET /api/user` tells it: what the authentication service says, and what the product adds. */
export type UserRecord = ServiceUser & {
  groups: string[];
  permissions: string[];
  profile: { name: string; language: "en" | "es"; timeZone: string; colourMode: "system" | "light" | "dark" } | null;
  /** False for someone who is no worker; why, and from when until when, is in `clearance`. */
  canWork: boolean;
  clearance: OwnClearance | null;
};

/** While viewing as a colleague, a person gets that colleague's groups and permissions with their own record. */
export async function userRecord(
  user: ServiceUser,
  assurance: "aal1" | "aal2",
  sessionId: string,
): Promise<UserRecord> {
  const { id, grants } = await personBehind(user.id, assurance, sessionId);
  const [account, memberships, clearance] = await Promise.all([
    accountOf(user.id),
    membershipsOf(id),
    ownClearance(user.id),
  ]);
  const permissions = [...new Set(grants.map((grant) => grant.permission))].toSorted();
  const profile = account
    ? { name: account.name, language: account.language, timeZone: account.timeZone, colourMode: account.colourMode }
    : null;
  return {
    ...user,
    groups: [...new Set(memberships.map(({ group }) => group.key))].toSorted(),
    permissions,
    profile,
    canWork: clearance?.canWork ?? false,
    clearance,
  };
}
