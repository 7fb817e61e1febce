import { StartProblem } from "@platform/kernel/start-problem";

export type SmtpSettings = {
  host: string;
  port: number;
  /** `tls` from the first byte, `starttls` or nothing is sent, `none` only for a server on this machine. */
  security: "tls" | "starttls" | "none";
  login?: { user: string; password: string };
  /** For connecting, for the greeting and for each answer. */
  timeoutMs?: number;
};

/** Reads `smtp://user:password@host:587` or `smtps://…`. Errors do not repeat the password. */
export function smtpSettingsFrom(url: string): SmtpSettings {
  if (!URL.canParse(url)) throw new StartProblem(`The mail server's address cannot be read. ${example}`);
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(url);
  if (protocol !== "smtp:" && protocol !== "smtps:")
    throw new StartProblem(
      `The mail server's address must begin with smtp:// or smtps://, not ${protocol}. ${example}`,
    );
  if (hostname === "") throw new StartProblem(`The mail server's address names no host. ${example}`);
  if (!["", "/"].includes(pathname) || search || hash)
    throw new StartProblem(
      `The mail server's address must end after the port; write special characters of the password as %XX. ${example}`,
    );
  if ((username === "") !== (password === ""))
    throw new StartProblem(`The mail server's address needs both user and password, or neither. ${example}`);
  if (port === "0") throw new StartProblem(`The mail server's port cannot be 0. ${example}`);
  const host = decoded(hostname, "host").replace(/^\[(.*)\]$/, "$1");
  return {
    host,
    port: port === "" ? (protocol === "smtps:" ? 465 : 587) : Number(port),
    security: protocol === "smtps:" ? "tls" : isLoopback(host) ? "none" : "starttls",
    ...(username === "" ? {} : { login: { user: decoded(username, "user"), password: decoded(password, "password") } }),
  };
}

const example = "Example: smtp://user:password@mail.example.org:587";

function decoded(text: string, part: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StartProblem(`The ${part} in the mail server's address holds a % that is no %XX; write it as %25.`);
  }
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
