/** Two surnames that stand in one cell, as spreadsheets in Spain have them: `de la Fuente García` are `de la Fuente` and `García`. */
export function splitSurnames(text: string): { lastName: string; secondLastName: string } {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const names: string[] = [];
  let opening: string[] = [];
  for (const word of words) {
    const joins = joining.has(word.toLocaleLowerCase("es"));
    // `Ortega y Gasset` is one surname.
    if (joins && isAnd.test(word) && names.length > 0 && opening.length === 0) opening = [names.pop()!, word];
    else if (joins) opening.push(word);
    else {
      names.push([...opening, word].join(" "));
      opening = [];
    }
  }
  if (opening.length > 0) names.push(opening.join(" "));
  return { lastName: names[0] ?? "", secondLastName: names.slice(1).join(" ") };
}

const isAnd = /^(y|i|e)$/i;
const joining: ReadonlySet<string> = new Set(
  "de del la las los el y i e da das do dos di san santa van von der den ten ter le mac".split(" "),
);
