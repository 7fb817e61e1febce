/** Every setting of the service, with the defaults of the protocol. */
import { z } from "zod";

const count = z.number().int().positive();
const seconds = z.number().positive();
const rate = (times: number, perSeconds: number, burst = times) =>
  z.strictObject({ count, seconds, burst: count.optional() }).default({ count: times, seconds: perSeconds, burst });

export const realtimeSettings = z.strictObject({
  /** Where sockets are opened, as browsers see it. */
  path: z.string().startsWith("/").default("/realtime/v1/websocket"),
  privateOnly: z.boolean().default(false),
  idleSeconds: seconds.default(60),
  maxFrameBytes: count.default(5_000_000),
  maxBroadcastBytes: count.default(3_000 * 1024),
  /** A socket that leaves more than this unread is dropped: its client joins again and asks for what it missed. */
  maxUnreadBytes: count.default(4 * 1024 * 1024),
  retentionDays: count.default(3),
  /** Tables whose changes are told, as `schema.table`; with none, nobody can subscribe to any. */
  changes: z.strictObject({ tables: z.array(z.string().regex(/^[^.]+\.[^.]+$/)).default([]) }).prefault({}),
  /** Counted in each process by itself: ceilings against one caller taking everything, no quotas. */
  limits: z
    .strictObject({
      connections: count.default(10_000),
      /** High, because a venue puts hundreds of people behind one address. */
      connectionsPerNetwork: count.default(2_000),
      connectionsPerAccount: count.default(100),
      channelsPerConnection: count.default(100),
      /** Sockets opened from one network. */
      opens: rate(200, 1, 500),
      /** Limits of one connection: joins, broadcasts, and frames of any kind. */
      joins: rate(100, 1),
      messages: rate(100, 1, 200),
      frames: rate(500, 1, 1_000),
      /** Messages over HTTP of one account, or of one network where no account is shown. */
      httpMessages: rate(500, 1, 1_000),
    })
    .prefault({}),
  presence: z
    .strictObject({
      calls: rate(5, 30),
      maxMetaBytes: count.default(64 * 1024),
      perTopic: count.default(1_000),
      /** Changes within this time are told as one. */
      gatherMs: z.number().int().min(0).default(25),
    })
    .prefault({}),
  processes: z
    .strictObject({
      pulseSeconds: seconds.default(5),
      /** A process silent for longer is dead, and nobody is present through it. */
      leaseSeconds: seconds.default(20),
      /**
       * Limit of messages waiting for the database while it is away; further messages reach this process's sockets
       * alone.
       */
      waitingMessages: count.default(10_000),
      waitingBytes: count.default(64 * 1024 * 1024),
    })
    .prefault({}),
});

export type RealtimeSettings = z.infer<typeof realtimeSettings>;
