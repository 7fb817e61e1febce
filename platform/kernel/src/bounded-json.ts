/** JSON as strangers send it. */
export type JsonBounds = {
  /** A million noughts are two megabytes to read, and a third of a second to walk over. */
  values: number;
  /** Endless nesting exhausts whoever walks it. */
  depth: number;
};

/** Parsed only where it has no more values, and is nested no deeper, than anyone needs: what it costs is what it weighs. */
export function parseBounded(text: string, bounds: JsonBounds): unknown {
  ensureBounded(text, bounds);
  return JSON.parse(text);
}

function ensureBounded(text: string, most: JsonBounds): void {
  let [values, depth, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      if (sign === signs.escape) at += 1;
      else if (sign === signs.quote) isInString = false;
    } else if (sign === signs.quote) isInString = true;
    else if (sign === signs.list || sign === signs.object) {
      values += 1;
      depth += 1;
    } else if (sign === signs.listEnd || sign === signs.objectEnd) depth -= 1;
    else if (sign === signs.comma) values += 1;
    if (depth > most.depth) throw new Error("nested too deeply");
    if (values > most.values) throw new Error("too many values");
  }
}

const signs = { quote: 34, comma: 44, list: 91, escape: 92, listEnd: 93, object: 123, objectEnd: 125 } as const;
