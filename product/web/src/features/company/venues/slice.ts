import { contributionsOf } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { venuesWith } from "./search.server.ts";

export default {
  ...contributionsOf("venue"),
  messages: { venues: messages },
  searchSources: { venue: { title: words.venues, needs: "venue.view", position: 30, find: venuesWith } },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    venues: English<typeof messages>;
  }
}
