/** The policy of private channels. Only our own server announces changes; people announce their own presence. */
import type { Policy } from "@platform/realtime/callers/rights";
import { isPermitted, type Actor } from "@product/domain/actor";
import { topicIn } from "@product/domain/live";
import { neededToHear } from "#request/slices/live-kinds.ts";
import { liveKinds } from "#slices.ts";

/** `whoHolds` decides about a token as it would for a page: its session must still stand. */
export const channelPolicy =
  (whoHolds: (token: string) => Promise<Actor>): Policy =>
  async ({ token }, name, extension, access) => {
    const topic = topicIn(name);
    const needed = topic && neededToHear(liveKinds, topic.kind);
    if (!topic || !needed || token === undefined) return false;
    const isPossible =
      topic.about === "changes" ? extension === "broadcast" && access === "read" : extension === "presence";
    return isPossible && isPermitted(await whoHolds(token), needed);
  };
