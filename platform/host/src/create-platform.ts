/** Puts the services together on one database: what the product embeds, and what `npm run platform` serves alone. */
import type { Context, Hono } from "hono";
import { cleanUp } from "@platform/auth/clean-up";
import { createAuth } from "@platform/auth/create-auth";
import type { Device } from "@platform/auth/limits/known-devices";
import { sealPlainSecrets } from "@platform/auth/mfa/sealed-secrets";
import type { AccountEvent } from "@platform/auth/request/account-events";
import { endSessionsOf, keepSession, renewProof } from "@platform/auth/sessions/say-of-session";
import { openAccounts } from "@platform/auth/users/open-account";
import type { PasswordOptions } from "@platform/auth/passwords/passwords";
import type { ApiKeys } from "@platform/kernel/api-keys";
import { secondsAfter, systemClock, type Clock } from "@platform/kernel/clock";
import type { Keys } from "@platform/kernel/keys";
import type { Logger } from "@platform/kernel/logger";
import { listenTo, type Listening } from "@platform/kernel/notifications";
import { createSeal } from "@platform/kernel/sealing";
import { openSql } from "@platform/kernel/sql";
import { createMail, type Mail } from "@platform/mail/create-mail";
import type { SendMail } from "@platform/mail/mail-carrier";
import type { OutgoingMessage } from "@platform/mail/message";
import { messageSecrets } from "@platform/mail/secret-seal";
import type { SendSms } from "@platform/mail/sms-carrier";
import { smtpSettingsFrom } from "@platform/mail/smtp-settings";
import { wordNotice, type MailBrand, type Notice } from "@platform/mail/word-notice";
import { createRealtime, type RealtimeService } from "@platform/realtime/create-realtime";
import type { Policy as RealtimePolicy, PresenceKey } from "@platform/realtime/callers/rights";
import type { Policy as StoragePolicy } from "@platform/storage/access/policy";
import { seedBuckets } from "@platform/storage/buckets/seed-buckets";
import { bytesIn } from "@platform/storage/bytes/bytes-in";
import { createStorage } from "@platform/storage/create-storage";
import { createSharpImages } from "@platform/storage/images/sharp-images";
import { clamdScan } from "@platform/storage/objects/clamd";
import { bringUpToDate, type PlatformDatabase } from "./database.ts";
import { everyNowAndThen } from "./every-now-and-then.ts";
import { apiKeysOf, openKeys } from "./keys.ts";
import { contextOf } from "./socket-context.ts";
import { sweepFiles } from "./sweep-files.ts";
import type { PlatformSettings } from "./settings.ts";

export type PlatformOptions = {
  settings: PlatformSettings;
  database: PlatformDatabase;
  /** Where the bytes of files lie, unless the settings name a bucket for them. */
  filesDir: string;
  /** The rights to files and channels; without policies, only the project's own server has any. */
  policies?: { storage?: StoragePolicy; realtime?: RealtimePolicy; presenceKey?: PresenceKey };
  addressOf: (c: Context) => string;
  requestIdOf?: (c: Context) => string | undefined;
  /** Writes down what changes the ways into an account; a failure undoes the change. */
  recordAccountEvent?: (event: AccountEvent) => Promise<void>;
  /** The current brand of the mails; without it, only the name from the settings. */
  brand?: () => Promise<MailBrand>;
  /** Takes mails where the settings name no server. Without either, mails are kept. */
  sendMail?: SendMail | undefined;
  /** Without it, text messages are kept. */
  sendSms?: SendSms | undefined;
  /** Messages that are kept can be opened, with their links and codes: for development and tests. */
  readableMessages?: boolean | undefined;
  log: Logger;
  clock?: Clock;
  passwords?: PasswordOptions;
};

export type Platform = {
  /** `/auth/v1`, without its prefix. */
  auth: Hono;
  /** `/storage/v1`, without its prefix. */
  storage: Hono;
  /** `/realtime/v1`: its HTTP calls without the prefix, and the sockets that a server hands over. */
  realtime: Pick<RealtimeService, "app" | "upgrade" | "broadcast" | "tellHere" | "recheck">;
  /** Closes the sockets, which would keep a server from closing. `stop` does it too. */
  closeSockets: () => Promise<void>;
  mail: Mail;
  /** Writes to someone about their account, for what only the product knows of it. */
  tell: (notice: Notice) => Promise<void>;
  /** Writes to anyone, in words of the product's own. */
  post: (message: OutgoingMessage) => Promise<void>;
  keys: Keys;
  apiKeys: ApiKeys | undefined;
  /** The browser with these cookies, as far as someone signed in there before. */
  deviceIn: (cookies: string | null) => Pick<Device, "id" | "knows">;
  /** Calls back with the id of a user whose sessions or account changed, or with nothing when anyone's may have. */
  onAccountChange: (listener: (userId: string | undefined) => void) => void;
  /** The person wants to stay signed in on the device that has this session. */
  keepSession: (sessionId: string) => Promise<unknown>;
  /** Signs someone out wherever they are signed in. */
  endSessionsOf: (userId: string) => Promise<unknown>;
  /** The person of this session has shown once more who they are. */
  renewProof: (sessionId: string, method: "password" | "otp") => Promise<unknown>;
  /** Calls back when a mail or text message was written in this process. */
  onMessageWritten: (listener: () => void) => void;
  stop: () => Promise<void>;
};

export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { settings, database, log, clock = systemClock } = options;
  const direct = database.directUrl ?? database.url;
  await bringUpToDate(database);
  const db = openSql({
    url: database.url,
    connections: database.connections ?? 8,
    direct: database.directUrl === undefined,
  });
  try {
    const keys = await openKeys(settings, db, clock);
    const apiKeys = apiKeysOf(settings);
    const { from, smtp } = settings.mail;
    const { sendMail, sendSms, readableMessages: readable } = options;
    const carriers = { smtp: smtp ? smtpSettingsFrom(smtp) : undefined, sendMail, sendSms, readable };
    const seal = createSeal(settings.secretKey, messageSecrets);
    const mail = createMail({ db, clock, log, from, seal, ...carriers });
    const brand = options.brand ?? (async () => ({ name: settings.brand }));
    const messageListeners = new Set<() => void>();
    let ears: Listening | undefined;
    const changesHeard = async () => ears?.caughtUp();
    const { app, auth } = createAuth({
      settings: settings.auth,
      db,
      keys,
      secret: settings.secretKey,
      log,
      clock,
      apiKeys,
      addressOf: options.addressOf,
      requestIdOf: options.requestIdOf,
      recordAccountEvent: options.recordAccountEvent,
      changesHeard,
      ...(options.passwords ? { passwords: options.passwords } : {}),
      messages: {
        write: async (tx, notice) =>
          mail.write(tx, {
            ...wordNotice(notice, await brand()),
            secretsUntil: secondsAfter(clock(), longestCode(settings)),
          }),
        wake: () => {
          mail.wake();
          for (const listener of messageListeners) listener();
        },
      },
    });
    await sealPlainSecrets(db, auth.factorSeal);
    const storage = createStorage({
      settings: settings.storage,
      db,
      keys,
      apiKeys,
      secret: settings.secretKey,
      bytes: bytesIn(options.filesDir, settings.storage.s3),
      policy: options.policies?.storage ?? (() => false),
      log,
      clock,
      transformImage: createSharpImages(),
      scan: settings.storage.clamd && clamdScan(settings.storage.clamd),
    });
    await seedBuckets(storage.storage);
    const isOpen = openAccounts(db, clock);
    const realtime = await createRealtime({
      settings: settings.realtime,
      db,
      directUrl: direct,
      keys,
      apiKeys,
      policy: options.policies?.realtime ?? (() => false),
      presenceKey: options.policies?.presenceKey,
      isOpenAccount: ({ claims }) => isOpen(claims),
      addressOf: (request) => options.addressOf(contextOf(request)),
      log,
      clock,
    });
    await mail.forgetSecrets();
    mail.start();
    const upkeep = everyNowAndThen(
      [
        { seconds: 60, work: keys.reload },
        { seconds: 60 * 60, work: () => cleanUp(auth) },
        { seconds: 10 * 60, work: mail.forgetSecrets },
        { seconds: 60 * 60, work: () => sweepFiles(storage.storage, clock, log) },
        { seconds: 60 * 60, work: realtime.cleanUp },
      ],
      log,
    );
    const listeners = new Set<(userId: string | undefined) => void>();
    const announce = (userId: string | undefined) => {
      keys.forget(userId);
      for (const listener of listeners) listener(userId);
      void realtime.recheck(userId);
    };
    ears = await listenTo({
      url: direct,
      channel: "auth_changed",
      onNotice: announce,
      onGap: () => announce(undefined),
      log,
    });
    let closing: Promise<void> | undefined;
    const closeSockets = () => (closing ??= realtime.stop());
    const stop = async () => {
      upkeep.stop();
      await ears?.stop();
      await closeSockets();
      await mail.stop();
      await db.close();
    };
    const tell: Platform["tell"] = async (notice) => {
      const message = wordNotice(notice, await brand());
      await db.transaction((tx) => mail.write(tx, message));
      mail.wake();
    };
    const post: Platform["post"] = async (message) => {
      await db.transaction((tx) => mail.write(tx, message));
      mail.wake();
    };
    const onAccountChange: Platform["onAccountChange"] = (listener) => void listeners.add(listener);
    const onMessageWritten: Platform["onMessageWritten"] = (listener) => void messageListeners.add(listener);
    const services = { auth: app, storage: storage.app, realtime, mail };
    const deviceIn: Platform["deviceIn"] = (cookies) => auth.devices.in(cookies, clock());
    return {
      ...services,
      tell,
      post,
      keys,
      apiKeys,
      deviceIn,
      onAccountChange,
      keepSession: (sessionId) => keepSession(auth, sessionId),
      endSessionsOf: (userId) => endSessionsOf(auth, userId).then(changesHeard),
      renewProof: (sessionId, method) => renewProof(auth, sessionId, method),
      onMessageWritten,
      closeSockets,
      stop,
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** How long the last of an account's links and codes opens anything. */
const longestCode = ({ auth: { email, phone, mfa } }: PlatformSettings): number =>
  Math.max(email.otpSeconds, phone.otpSeconds, mfa.challengeSeconds);
