/** The keys in a bucket below a prefix, page by page. */
import { valuesIn, type AskS3 } from "./client.ts";

export type Listed = { key: string; size: number; changedAt: Date };
export type Draft = { key: string; uploadId: string; begunAt: Date };

export async function* objectsBelow(ask: AskS3, prefix: string): AsyncGenerator<Listed> {
  let query: Record<string, string> | undefined = { "list-type": "2", prefix };
  while (query) {
    const page: string = await (await ask({ method: "GET", query })).text();
    for (const entry of entriesIn(page, "Contents"))
      yield {
        key: valueIn(entry, "Key"),
        size: Number(valueIn(entry, "Size")),
        changedAt: new Date(valueIn(entry, "LastModified")),
      };
    const [next] = valuesIn(page, "NextContinuationToken");
    query = next === undefined ? undefined : { "list-type": "2", prefix, "continuation-token": next };
  }
}

/** Files in several parts that nobody has put together. */
export async function* draftsBelow(ask: AskS3, prefix: string): AsyncGenerator<Draft> {
  let query: Record<string, string> | undefined = { uploads: "", prefix };
  while (query) {
    const page: string = await (await ask({ method: "GET", query })).text();
    for (const entry of entriesIn(page, "Upload"))
      yield {
        key: valueIn(entry, "Key"),
        uploadId: valueIn(entry, "UploadId"),
        begunAt: new Date(valueIn(entry, "Initiated")),
      };
    const [key] = valuesIn(page, "NextKeyMarker");
    const [upload = ""] = valuesIn(page, "NextUploadIdMarker");
    query = isCut(page) && key ? { uploads: "", prefix, "key-marker": key, "upload-id-marker": upload } : undefined;
  }
}

const isCut = (page: string) => valuesIn(page, "IsTruncated")[0] === "true";
const valueIn = (entry: string, tag: string) => valuesIn(entry, tag)[0] ?? "";
const entriesIn = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, entry = ""]) => entry);
