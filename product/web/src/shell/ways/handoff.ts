/** What the browser continues with: the messages, and the loader data, written once into the stream that React Router reads. */
export const handoffScripts = (handoff: { data: string; messages: object; nonce: string | undefined }): string => {
  const nonce = handoff.nonce ? ` nonce="${handoff.nonce}"` : "";
  const messages = jsonElement(messagesElement, slicesAsJson(handoff.messages));
  return `${messages}${jsonElement(dataElement, handoff.data)}<script${nonce}>${handOver}</script>`;
};

export const messagesElement = "messages";
const dataElement = "loader-data";

// As an element of its own the data need not be quoted once more to stand in a script, and no policy has to allow it.
const handOver = `{const{streamController:c}=__reactRouterContext;c.enqueue(document.getElementById("${dataElement}").textContent);c.close()}`;

/** In JSON a `<` can stand only inside a string, where its escape means the same; without it nothing can end the element. */
const jsonElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll("<", "\\u003c")}</script>`;

/** The sentences of a slice never change, so that each is written as JSON once and not for every page. */
const slicesAsJson = (slices: object): string =>
  `{${Object.entries(slices).map(([name, sentences]) => `${JSON.stringify(name)}:${jsonOnce(sentences)}`)}}`;

function jsonOnce(sentences: object): string {
  const json = knownJson.get(sentences) ?? JSON.stringify(sentences);
  knownJson.set(sentences, json);
  return json;
}

const knownJson = new WeakMap<object, string>();
