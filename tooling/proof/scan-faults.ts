/** What gates and phones were told against what the register holds. */

/** `kept`: what waited on a device or phone, whatever became of it. */
export type ScanJournal = { acknowledged: Scan[]; refused: Scan[]; kept: Scan[] };
type Scan = { client: string; code: string; kind: "in" | "out" | "break_start" | "break_end" };
export type Written = { client: string; code: string; kind: string; acts: number };

/** `written`: the punches of the gates that were scanned at, none else. */
export function scanFaults(written: readonly Written[], { acknowledged, refused, kept }: ScanJournal): string[] {
  const of = Map.groupBy(written, ({ client }) => client);
  const told = new Set(acknowledged.map(({ client }) => client));
  const answered = new Set([...told, ...refused.map(({ client }) => client)]);
  return [
    ...acknowledged.flatMap(({ client, code, kind }) => {
      const punches = of.get(client) ?? [];
      if (punches.length === 0) return [`lost: ${code} ${kind} was acknowledged`];
      if (punches.length > 1) return [`${punches.length} times written: ${code} ${kind}`];
      const [punch] = punches;
      if (punch!.code !== code || punch!.kind !== kind) return [`${code} ${kind} is ${punch!.code} ${punch!.kind}`];
      return punch!.acts === 1 ? [] : [`${punch!.acts} acts tell of ${code} ${kind}`];
    }),
    ...refused.flatMap(({ client, code, kind }) =>
      of.has(client) ? [`written although refused: ${code} ${kind}`] : [],
    ),
    ...kept.flatMap(({ client, code, kind }) => (answered.has(client) ? [] : [`waits still: ${code} ${kind}`])),
    ...written.flatMap(({ client, code, kind }) => (told.has(client) ? [] : [`nobody was told of: ${code} ${kind}`])),
  ];
}
