/** Patterns of secrets. Better one false alarm, answered in secret-allowances.json, than one published key. */
export type Suspicion = { kind: string; line: number; value: string };

export function suspicionsIn(text: string): Suspicion[] {
  return text
    .split("\n")
    .flatMap((content, index) => [
      ...known.flatMap(({ kind, shape }) =>
        [...content.matchAll(shape)].map(([value]) => ({ kind, line: index + 1, value })),
      ),
      ...assignedSecrets(content).map((value) => ({ kind: "assigned secret", line: index + 1, value })),
    ]);
}

const known = [
  { kind: "private key", shape: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  { kind: "AWS access key", shape: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { kind: "JWT", shape: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
  { kind: "Supabase secret key", shape: /\bsb_secret_[\w-]{16,}/g },
  { kind: "GitHub token", shape: /\b(?:gh[pousr]_\w{36,}|github_pat_\w{40,})/g },
  { kind: "npm token", shape: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { kind: "Slack token", shape: /\bxox[abeoprs]-[\w-]{10,}/g },
  { kind: "password in a URL", shape: /\b[a-z][a-z+]+:\/\/[\w.-]+:[^\s:@/"'`$<{]{12,}@(?!localhost|127\.)/g },
];

const assignment =
  /(?:secret|password|passwd|token|api[_-]?key|private[_-]?key|secret[_-]?key)\w*["']?\s*[:=]\s*(?:"([^"]+)"|'([^']+)'|`([^`]+)`|([^\s"'`;,(){}[\]]+)$)/gi;

function assignedSecrets(line: string): string[] {
  return [...line.matchAll(assignment)]
    .map(([, ...values]) => values.find((value) => value !== undefined) ?? "")
    .filter((value) => value.length >= 16 && /\d/.test(value) && !/[\s${}<>]/.test(value) && entropyOf(value) >= 3.3);
}

// Bits per character: words and repeated letters stay low, random keys come near 4 (hex) and above (base64).
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((bits, n) => bits - (n / text.length) * Math.log2(n / text.length), 0);
}
