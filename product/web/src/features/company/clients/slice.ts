import { contributionsOf } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { clientsWith } from "./search.server.ts";

export default {
  ...contributionsOf("client"),
  messages: { clients: messages },
  searchSources: { client: { title: words.clients, needs: "client.view", position: 40, find: clientsWith } },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    clients: English<typeof messages>;
  }
}
