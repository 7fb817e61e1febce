import type { RealtimeChannel, SupabaseClient } from "@supabase/supabase-js";
import { changedEvent, type Changed } from "@product/domain/live";

/** Joins a private channel and keeps what is said there. `status` is the newest one, with its reason. */
export async function listening(client: SupabaseClient, topic: string, { isPrivate = true, key = "" } = {}) {
  const channel = client.channel(topic, { config: { private: isPrivate, presence: { key } } });
  const heard: Changed[] = [];
  const first = Promise.withResolvers<void>();
  const joined = { channel, heard, status: "", reason: "" };
  channel
    .on("broadcast", { event: changedEvent }, ({ payload }) => void heard.push(payload as Changed))
    .on("presence", { event: "sync" }, () => {})
    .subscribe((status, error) => {
      Object.assign(joined, { status, reason: error?.message ?? "" });
      first.resolve();
    });
  await first.promise;
  return joined;
}

export const present = (channel: RealtimeChannel): string[] => Object.keys(channel.presenceState()).toSorted();
