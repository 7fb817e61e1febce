/** Official clients that connect to a running service, and what they were told. */
import {
  createClient,
  type RealtimeChannel,
  type RealtimeClientOptions,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { afterEach } from "vitest";
import { publishable, type Running } from "@platform/realtime/testing/service";

export type Made = { token?: () => Promise<string>; key?: string; realtime?: RealtimeClientOptions };

/** Makes clients that hang up after each test. */
export function useClients() {
  const clients = new Set<SupabaseClient>();
  afterEach(async () => {
    await Promise.all([...clients].map((client) => client.realtime.disconnect()));
    clients.clear();
  });
  return ({ url }: Pick<Running, "url">, { token, key = publishable, realtime = {} }: Made = {}): SupabaseClient => {
    const client = createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime,
      ...(token ? { accessToken: token } : {}),
    });
    clients.add(client);
    return client;
  };
}

export type Status = { status: string; error?: Error };

/** Subscribes and keeps every status; the promise is of the first. */
export function subscribe(channel: RealtimeChannel): Status[] & { first: Promise<Status> } {
  const first = Promise.withResolvers<Status>();
  const statuses = Object.assign([] as Status[], { first: first.promise });
  channel.subscribe((status, error) => {
    const update = { status, ...(error ? { error } : {}) };
    statuses.push(update);
    first.resolve(update);
  });
  return statuses;
}

/** A channel that is subscribed, or an error. */
export async function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  const { status, error } = await subscribe(channel).first;
  if (status !== "SUBSCRIBED") throw error ?? new Error(status);
  return channel;
}

/** Everything broadcast on a channel from now on. */
export function broadcastsOn(channel: RealtimeChannel, event = "*"): Heard[] {
  const heard: Heard[] = [];
  channel.on("broadcast", { event }, (message) => void heard.push(message as unknown as Heard));
  return heard;
}

type Heard = { event: string; payload: any; meta?: { id: string } };
