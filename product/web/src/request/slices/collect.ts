/** Everything that the parts bring under their names. Two parts that use one name stop the start: only the last would count. */
export function collect<Value>(what: string, parts: readonly Readonly<Record<string, Value>>[]): Record<string, Value> {
  const all: Record<string, Value> = {};
  for (const part of parts)
    for (const [name, value] of Object.entries(part)) {
      if (Object.hasOwn(all, name)) throw new Error(`two parts bring the ${what} "${name}"`);
      all[name] = value;
    }
  return all;
}
