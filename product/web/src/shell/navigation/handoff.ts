type Handoff = {
  data: string;
  messages: object;
  /** Where the other messages are, which browsers keep. */
  keptAt?: string;
  nonce: string | undefined;
};

/**
 * The data with which the browser continues: the messages, and the loader data, written once into the stream that React
 * Router reads.
 */
export const handoffScripts = ({ data, messages, keptAt, nonce }: Handoff): string => {
  const where = keptAt ? ` data-kept-at="${keptAt}"` : "";
  return [
    jsonElement(messagesElement, slicesAsJson(messages), where),
    jsonElement(dataElement, data),
    `<script${nonce ? ` nonce="${nonce}"` : ""}>${handOver}</script>`,
  ].join("");
};

export const messagesElement = "messages";
const dataElement = "loader-data";

// Asked for as soon as the page names them, not when the scripts that need them have come.
const askForKept = `{const{keptAt}=document.getElementById("${messagesElement}").dataset;if(keptAt)__keptMessages=fetch(keptAt).catch(()=>{})}`;

// As an element of its own the data need not be quoted once more to stand in a script, and no policy has to allow it.
const handOver = `${askForKept}{const{streamController:c}=__reactRouterContext;c.enqueue(document.getElementById("${dataElement}").textContent);c.close()}`;

/** In JSON a `<` can stand only inside a string, where its escape means the same; without it nothing can end the element. */
const jsonElement = (id: string, json: string, attributes = "") =>
  `<script type="application/json" id="${id}"${attributes}>${json.replaceAll("<", "\\u003c")}</script>`;

/** The sentences of a slice never change, so that each is written as JSON once and not for every page. */
export const slicesAsJson = (slices: object): string =>
  `{${Object.entries(slices).map(([name, sentences]) => `${JSON.stringify(name)}:${jsonOnce(sentences)}`)}}`;

function jsonOnce(sentences: object): string {
  const json = knownJson.get(sentences) ?? JSON.stringify(sentences);
  knownJson.set(sentences, json);
  return json;
}

const knownJson = new WeakMap<object, string>();
