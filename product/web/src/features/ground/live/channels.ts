/** The private channels of this page: joined once however many parts of it listen, and again whenever one is lost. */
import type { PublicSettings } from "#request/context.ts";
import { openChannel, type Listener, type OpenChannel } from "./open-channel.ts";

type Shared = { channel: OpenChannel; listeners: Set<Listener>; leaving?: ReturnType<typeof setTimeout> };

const shared = new Map<string, Shared>();

/** Hears what is said on the channel, as long as it can be had. Where it cannot, nothing happens: the page works without. */
export function listenOn(auth: PublicSettings["auth"], topic: string, listener: Listener): () => void {
  const known = shared.get(topic) ?? open(auth, topic);
  clearTimeout(known.leaving);
  known.listeners.add(listener);
  if (known.channel.isJoined()) listener.onJoined?.();
  return () => {
    known.listeners.delete(listener);
    if (known.listeners.size > 0) return;
    // The next page may listen to the same.
    known.leaving = setTimeout(() => {
      shared.delete(topic);
      known.channel.close();
    }, lingerMs);
  };
}

function open(auth: PublicSettings["auth"], topic: string): Shared {
  const listeners = new Set<Listener>();
  const channel = openChannel(auth, topic, {
    onJoined: () => listeners.forEach((listener) => listener.onJoined?.()),
    onMessage: (payload) => listeners.forEach((listener) => listener.onMessage?.(payload)),
    onPresence: (others) => listeners.forEach((listener) => listener.onPresence?.(others)),
  });
  const entry: Shared = { channel, listeners };
  shared.set(topic, entry);
  return entry;
}

const lingerMs = 300;
