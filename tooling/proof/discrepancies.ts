/** Compares the answers that editors got with the database. */

/** Every form that was sent, once its outcome is known. */
export type Journal = { acknowledged: Sent[]; refused: Sent[] };
type Sent = { key: string; version: number; title: string };

export type Ledger = {
  page: { version: number; titleEn: string };
  /** Ids of the acts that changed the page. */
  edits: string[];
  /** Ids of the acts that some subject row belongs to. */
  subjects: string[];
  submissions: { key: string; answer: unknown }[];
};

export function discrepancies(ledger: Ledger, { acknowledged, refused }: Journal): string[] {
  const { page, edits, subjects, submissions } = ledger;
  const answers = new Map(submissions.map(({ key, answer }) => [key, answer as { version?: number } | null]));
  const newest = acknowledged.toSorted((entry, other) => other.version - entry.version)[0];
  const versions = new Set(acknowledged.map(({ version }) => version));
  const complaint = (holds: boolean, text: string) => (holds ? [] : [text]);
  return [
    ...acknowledged.flatMap(({ key, version }) => {
      if (!answers.has(key)) return [`lost: version ${version} was acknowledged`];
      const kept = answers.get(key)?.version;
      return complaint(kept === version, `version ${version} was acknowledged, but ${kept} is kept`);
    }),
    ...refused.flatMap(({ key, version }) => complaint(!answers.has(key), `done although refused: version ${version}`)),
    ...complaint(versions.size === acknowledged.length, "one version was acknowledged to two editors"),
    ...complaint(page.version === edits.length + 1, `version ${page.version} after ${edits.length} edits`),
    ...complaint(submissions.length === edits.length, `${submissions.length} forms kept for ${edits.length} edits`),
    ...complaint(acknowledged.length === edits.length, `${acknowledged.length} told of ${edits.length} edits`),
    ...complaint(new Set(subjects).isSupersetOf(new Set(edits)), "an edit names no page"),
    ...complaint(!newest || page.titleEn === newest.title, `the page says "${page.titleEn}", not "${newest?.title}"`),
  ];
}
