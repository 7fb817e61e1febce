/** Addresses that carry a secret in the path; logs must not. */
const secretAfter = new Set([
  "status",
  "resume",
  "answer",
  "evidence",
  "contract",
  "keep",
  "client",
  "inspector",
  "setup",
  "calendar",
  "open",
]);

export const redactPath = (path: string): string => {
  const segments = path.split("/");
  return segments
    .map((segment, index) => (index > 0 && secretAfter.has(segments[index - 1]!) ? "[token]" : segment))
    .join("/");
};
