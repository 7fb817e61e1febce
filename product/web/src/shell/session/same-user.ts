const ours = new Set(["groups", "permissions", "profile", "canWork", "clearance"]);

/** Whether what we keep is still what the authentication service says, apart from what we added ourselves. */
export function isSameUser(stored: object | null | undefined, fromService: object | null | undefined): boolean {
  if (!stored || !fromService) return !stored && !fromService;
  return canonical(stored) === canonical(fromService);
}

const canonical = (user: object): string => {
  const comparedFields = Object.entries(user).filter(([key]) => !ours.has(key));
  // The order of keys says nothing.
  return JSON.stringify(Object.fromEntries(comparedFields), (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
};
