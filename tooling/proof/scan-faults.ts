/** Compares the answers that gates and phones got with the register. */

/** `aside`: what the office was said to have instead of the register. `kept`: what waited on a device or phone, whatever became of it. */
export type ScanJournal = { acknowledged: Scan[]; aside: Scan[]; refused: Scan[]; kept: Scan[] };
type Scan = { client: string; code: string; kind: "in" | "out" | "break_start" | "break_end" };
export type Written = { client: string; code: string; kind: string; acts: number };

/** `written`: the punches of the gates that were scanned at, none else. `setAside`: the scans that the office has instead of a punch. */
export function scanFaults(
  written: readonly Written[],
  setAside: readonly { client: string }[],
  { acknowledged, aside, refused, kept }: ScanJournal,
): string[] {
  const of = Map.groupBy(written, ({ client }) => client);
  const acknowledgedIds = new Set(acknowledged.map(({ client }) => client));
  const answered = new Set([...acknowledged, ...aside, ...refused].map(({ client }) => client));
  const office = new Set(setAside.map(({ client }) => client));
  const saidAside = new Set(aside.map(({ client }) => client));
  return [
    ...acknowledged.flatMap(({ client, code, kind }) => {
      const punches = of.get(client) ?? [];
      if (punches.length === 0) return [`lost: ${code} ${kind} was acknowledged`];
      if (punches.length > 1) return [`${punches.length} times written: ${code} ${kind}`];
      const [punch] = punches;
      if (punch!.code !== code || punch!.kind !== kind) return [`${code} ${kind} is ${punch!.code} ${punch!.kind}`];
      return punch!.acts === 1 ? [] : [`${punch!.acts} acts tell of ${code} ${kind}`];
    }),
    ...aside.flatMap(({ client, code, kind }) => [
      ...(office.has(client) ? [] : [`lost: ${code} ${kind} was set aside`]),
      ...(of.has(client) ? [`written although set aside: ${code} ${kind}`] : []),
    ]),
    ...[...office].flatMap((client) =>
      saidAside.has(client) ? [] : [`nobody was told that it was set aside: ${client}`],
    ),
    ...refused.flatMap(({ client, code, kind }) =>
      of.has(client) ? [`written although refused: ${code} ${kind}`] : [],
    ),
    ...kept.flatMap(({ client, code, kind }) => (answered.has(client) ? [] : [`waits still: ${code} ${kind}`])),
    ...written.flatMap(({ client, code, kind }) =>
      acknowledgedIds.has(client) ? [] : [`nobody was told of: ${code} ${kind}`],
    ),
  ];
}
