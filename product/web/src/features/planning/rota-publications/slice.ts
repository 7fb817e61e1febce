import type { Slice } from "#request/slice.ts";
import { publishDue } from "./commands.server.ts";

export default {
  jobs: () => ({ "rota.publish-due": publishDue }),
  schedules: [{ name: "rota.publish-due", everySeconds: 60 }],
} satisfies Slice;
