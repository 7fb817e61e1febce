/** Everything that needs one of these files, directly or by way of others, themselves included. */
export function reachOf(files: Iterable<string>, needs: ReadonlyMap<string, readonly string[]>): Set<string> {
  const neededBy = new Map<string, string[]>();
  for (const [file, needed] of needs)
    for (const each of needed) neededBy.set(each, [...(neededBy.get(each) ?? []), file]);
  const reached = new Set(files);
  // A set may grow while it is walked, and then is walked to its new end.
  for (const file of reached) for (const user of neededBy.get(file) ?? []) reached.add(user);
  return reached;
}
