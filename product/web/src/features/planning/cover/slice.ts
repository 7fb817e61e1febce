import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { coverDropOut, goOn } from "./commands.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { cover: messages },
  jobs: () => ({ "cover.drop-out": coverDropOut, "cover.go-on": goOn }),
  schedules: [{ name: "cover.go-on", everySeconds: 60 }],
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    cover: English<typeof messages>;
  }
}
