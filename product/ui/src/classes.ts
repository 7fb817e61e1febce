/** Joins class names; what is false or missing is left out. */
export function classes(...names: (string | false | undefined)[]): string {
  let joined = "";
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
