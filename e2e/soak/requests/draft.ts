/** A request before it becomes bytes: tricks change it, nothing checks it. */
export type Draft = {
  method: string;
  target: string;
  version: string;
  headers: Line[];
  body: Buffer;
  /** How the body is announced; a trick that announces it wrongly sets its own headers and "none". */
  framing: "length" | "chunked" | "none";
  /** The server may rightly wait for more, so that silence is no fault. */
  mayWait: boolean;
  ending: Ending;
  /** Replaces everything above. */
  raw: Buffer | undefined;
};

/** How the client goes on once it has begun: properly, in dribs and drabs, twice at once, or away in the middle. */
export type Ending = "whole" | "trickled" | "pipelined" | "cut" | "reset";

/** A header with its colon, or a line that only pretends to be one. */
export type Line = [name: string, value: string] | string;

export const setHeader = (draft: Draft, name: string, value: string): void => {
  draft.headers = draft.headers.filter((line) => typeof line === "string" || line[0].toLowerCase() !== name);
  draft.headers.push([name, value]);
};

/** Text is written as latin1, so that a character is a byte and any byte can be had. */
export function bytesOf(draft: Draft): Buffer {
  if (draft.raw) return draft.raw;
  const lines = draft.headers.map((line) => (typeof line === "string" ? line : `${line[0]}: ${line[1]}`));
  if (draft.framing === "length" && draft.body.length > 0) lines.push(`content-length: ${draft.body.length}`);
  if (draft.framing === "chunked") lines.push("transfer-encoding: chunked");
  const head = [`${draft.method} ${draft.target} ${draft.version}`, ...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head, "latin1"), draft.framing === "chunked" ? chunked(draft.body) : draft.body]);
}

/** The beginning of a request, readable in a report. */
export const shown = (bytes: Buffer, length = 400): string =>
  JSON.stringify(bytes.toString("latin1", 0, length)) + (bytes.length > length ? ` … ${bytes.length} bytes` : "");

function chunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let start = 0; start < body.length; start += chunkLength) {
    const part = body.subarray(start, start + chunkLength);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n"));
  }
  return Buffer.concat([...parts, Buffer.from("0\r\n\r\n")]);
}

const chunkLength = 4096;
