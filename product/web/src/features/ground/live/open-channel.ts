/** One private channel, joined with the official client, which also joins it again after the socket was lost. */
import type { RealtimeChannel, SupabaseClient } from "@supabase/supabase-js";
import { changedEvent, topicIn } from "@product/domain/live";
import type { PublicSettings } from "#request/context.ts";
import { hasSession } from "#shell/session/has-session.ts";

export type Listener = {
  /** For the first time or again: what was said before has passed unheard. */
  onJoined?: () => void;
  onMessage?: (payload: unknown) => void;
  /** The accounts that are there besides one's own. */
  onPresence?: (others: string[]) => void;
};

export type OpenChannel = { isJoined: () => boolean; close: () => void };

// A topic that is being left cannot be joined: the client would give back the channel that is about to end.
const leaving = new Map<string, Promise<unknown>>();

export function openChannel(auth: PublicSettings["auth"], topic: string, heard: Required<Listener>): OpenChannel {
  const closing = new AbortController();
  const { signal } = closing;
  const isPresence = topicIn(topic)?.about === "presence";
  let current: { client: SupabaseClient; channel: RealtimeChannel } | undefined;
  let isJoined = false;
  let wasJoined = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };

  const leave = () => {
    isJoined = false;
    if (!current) return;
    const { client, channel } = current;
    current = undefined;
    const left = client.removeChannel(channel).catch(() => {});
    leaving.set(topic, left);
    void left.then(() => leaving.get(topic) === left && leaving.delete(topic));
  };
  const tryLater = (ms: number) => {
    const client = current?.client;
    leave();
    // A socket that cannot be had is not tried for while nothing would listen on it.
    if (client?.getChannels().length === 0 && !client.realtime.isConnected()) void client.realtime.disconnect();
    wait(ms, attempt);
  };
  const onStatus = (channel: RealtimeChannel, status: string, error?: Error) => {
    if (channel !== current?.channel) return;
    isJoined = status === "SUBSCRIBED";
    if (isJoined) {
      clearTimeout(timer);
      wasJoined = true;
      if (isPresence) void channel.track({});
      return heard.onJoined();
    }
    if (isPresence) heard.onPresence([]);
    // The server ended it: the token ran out while this computer slept, or a permission is gone.
    if (status === "CLOSED") return tryLater(soonMs);
    if (error?.message.startsWith("Unauthorized")) return tryLater(muchLaterMs);
    // The client tries again by itself; not for ever, where no socket is let through.
    wait(patienceMs, () => tryLater(wasJoined ? soonMs : muchLaterMs));
  };
  const join = async () => {
    if (signal.aborted || !hasSession(auth)) return;
    const { browserClient } = await import("#shell/session/browser-client.ts");
    const client = browserClient(auth);
    await leaving.get(topic);
    const { data } = await client.auth.getSession();
    if (signal.aborted || current || !data.session) return;
    const own = data.session.user.id;
    await client.realtime.setAuth();
    if (signal.aborted || current) return;
    const channel = client.channel(topic, { config: { private: true, presence: { key: own } } });
    current = { client, channel };
    channel.on("broadcast", { event: changedEvent }, ({ payload }) => heard.onMessage(payload));
    if (isPresence)
      channel.on("presence", { event: "sync" }, () =>
        heard.onPresence(Object.keys(channel.presenceState()).filter((id) => id !== own)),
      );
    channel.subscribe((status, error) => onStatus(channel, status, error));
  };
  const attempt = () => void join().catch(() => tryLater(muchLaterMs));

  attempt();
  // A user who comes back to the page need not wait for the next attempt.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && attempt(), {
    signal,
  });
  return {
    isJoined: () => isJoined,
    close: () => {
      closing.abort();
      clearTimeout(timer);
      leave();
    },
  };
}

const patienceMs = 20_000;
const soonMs = 5_000;
const muchLaterMs = 5 * 60_000;
