/** The part of our own answer around the table, so that the string template can answer with just as much. */
export type Surroundings = { before: string; after: string; headers: Record<string, string> };

/** Scripts after the table are left out: they carry the data that only a page which comes alive in the browser needs. */
export async function surroundingsOf(answer: Response): Promise<Surroundings> {
  const [before, , after] = cutOut(await answer.text());
  return { before, after: after.replace(/<script[\s\S]*?<\/script>/g, ""), headers: sentByUs(answer.headers) };
}

export const tableIn = (html: string): string => cutOut(html)[1];

function cutOut(html: string): [before: string, table: string, after: string] {
  const start = html.indexOf("<table");
  const end = html.indexOf("</table>") + "</table>".length;
  if (start < 0 || end <= start) throw new Error("the page holds no table");
  return [html.slice(0, start), html.slice(start, end), html.slice(end)];
}

// Node writes these by itself for each answer.
const writtenByNode = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

const sentByUs = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !writtenByNode.includes(name)));
