/** An SMTP server on this machine whose answers a test decides, and everything it accepted. */
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { SmtpSettings } from "@platform/mail/smtp-settings";

export type Accepted = { recipient: string; raw: string; messageId: string };

/** A refusal such as "550 no such user", or nothing to accept. */
type Answer = string | undefined | Promise<string | undefined>;
export type Manners = {
  toConnection?: () => Answer;
  toRecipient?: (address: string) => Answer;
  toMessage?: (raw: string) => Answer;
};

export type SmtpInbox = {
  settings: SmtpSettings;
  accepted: Accepted[];
  behave(manners: Manners): void;
  /** Nothing listens any more. */
  away(): Promise<void>;
  back(): Promise<void>;
};

export async function startInbox(options: SMTPServerOptions = {}): Promise<SmtpInbox> {
  const accepted: Accepted[] = [];
  let manners: Manners = {};
  let server: SMTPServer | undefined;
  let port = 0;

  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 1,
      onConnect: (_session, done) => answer(manners.toConnection?.(), done),
      onRcptTo: ({ address }, _session, done) => answer(manners.toRecipient?.(address), done),
      onData: async (stream, session, done) => {
        const raw = (await stream.toArray()).join("");
        const refusal = await manners.toMessage?.(raw);
        if (refusal === undefined)
          accepted.push({
            recipient: session.envelope.rcptTo.map(({ address }) => address).join(", "),
            raw,
            messageId: headerOf(raw, "Message-ID"),
          });
        await answer(refusal, done);
      },
      ...options,
    });
    // A client that hangs up is what some tests are about.
    server.on("error", () => {});
    await new Promise<void>((resolve) => server!.listen(port, "127.0.0.1", resolve));
    port = (server.server.address() as AddressInfo).port;
  };
  const away = async () => {
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  };
  await open();
  onTestFinished(away);
  return {
    settings: { host: "127.0.0.1", port, security: "none", timeoutMs: 5_000 },
    accepted,
    behave: (next) => void (manners = next),
    away,
    back: open,
  };
}

export const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, "mi").exec(raw)?.[1]?.replace(/\r\n[ \t]+/g, " ") ?? "";

async function answer(response: Answer, done: (error?: Error | null) => void): Promise<void> {
  const refusal = await response;
  if (refusal === undefined) return done();
  done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }));
}
