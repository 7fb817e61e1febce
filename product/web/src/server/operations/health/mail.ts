import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { smtpSettingsFrom, type SmtpSettings } from "@platform/mail/smtp-settings";
import { seen, type Look } from "./seen.ts";

export const lookAtMail: Look = async ({ config, ask }) => {
  if (config.supabase) return seen("ok", "hosted");
  if (!config.mail.smtp) return seen("warn", "kept");
  const settings = smtpSettingsFrom(config.mail.smtp);
  const server = `${settings.host}:${settings.port}`;
  const reason = await greeted(settings).then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (reason !== undefined) return seen("bad", "away", { server, reason });
  const [stuck] = await ask<{ count: number }>(
    `SELECT count(*)::int AS count FROM mail.message WHERE (state = 'given_up' AND created_at > now() - interval '7 days')
       OR (state = 'waiting' AND created_at < now() - interval '1 hour')`,
  );
  return stuck!.count > 0 ? seen("warn", "stuck", { count: stuck!.count }) : seen("ok", "ok", { server });
};

/** Resolves when a mail server says hello. */
function greeted({ host, port, security }: SmtpSettings): Promise<void> {
  return new Promise((hello, failed) => {
    const socket = security === "tls" ? connectSecurely({ host, port, servername: host }) : connect({ host, port });
    const end = (problem?: string) => {
      socket.destroy();
      if (problem === undefined) hello();
      else failed(new Error(problem));
    };
    socket.setTimeout(5_000, () => end("no answer within five seconds"));
    socket.once("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    socket.once("close", () => end("the connection was closed"));
    socket.once("data", (bytes: Buffer) => {
      const line = bytes.toString("latin1").split(/\r?\n/)[0] ?? "";
      end(line.startsWith("220") ? undefined : `it says "${line.slice(0, 80)}"`);
    });
  });
}
