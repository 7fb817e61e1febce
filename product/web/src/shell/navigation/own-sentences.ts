/** The sentences with which this page comes alive: those it brought along, and those that browsers keep. */
import type { Compiled } from "#i18n/compile.ts";
import { fetchRetrying } from "#shell/behaviour/retrying-fetch.ts";
import { messagesElement } from "./handoff.ts";

export async function ownSentences(): Promise<Compiled> {
  const { textContent, dataset } = document.getElementById(messagesElement)!;
  const pageSentences: Compiled = JSON.parse(textContent!);
  if (!dataset["keptAt"]) return pageSentences;
  const response: Response | undefined = await Reflect.get(window, "__keptMessages");
  const answer = response?.ok ? response : await fetchRetrying(dataset["keptAt"]);
  if (!answer.ok) throw new Error(`Failed loading the messages of the page: ${answer.status}`);
  const kept: Compiled = await answer.json();
  return { ...kept, request: { ...kept["request"], ...pageSentences["request"] } };
}
