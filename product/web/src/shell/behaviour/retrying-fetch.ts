/** Fetches, and tries once more where trying again is harmless and may help. */
export async function fetchRetrying(input: string, init: RequestInit = {}): Promise<Response> {
  const mayRepeat = repeatable.has((init.method ?? "GET").toUpperCase());
  const first = await fetch(input, init);
  return mayRepeat && passing.has(first.status) ? fetch(input, init) : first;
}

const repeatable = new Set(["GET", "HEAD", "OPTIONS"]);
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
