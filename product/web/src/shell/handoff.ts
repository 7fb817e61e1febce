/** What the browser continues with: the loader data, written once into the stream that React Router reads, and the messages. */
export const handoffScripts = (handoff: { data: string; messages: object; nonce: string | undefined }): string => {
  const nonce = handoff.nonce ? ` nonce="${handoff.nonce}"` : "";
  const messages = inScript(JSON.stringify(handoff.messages));
  const data = inScript(JSON.stringify(handoff.data));
  return `<script${nonce} type="application/json" id="${messagesElement}">${messages}</script><script${nonce}>{const{streamController:c}=__reactRouterContext;c.enqueue(${data});c.close()}</script>`;
};

export const messagesElement = "messages";

/** Text that can neither end the script element it stands in nor break a string literal. */
const inScript = (json: string) =>
  json.replace(/[<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
