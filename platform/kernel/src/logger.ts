import pino, { type DestinationStream, type Logger } from "pino";

export type { Logger };

/** Structured logs on one stream. Secrets and what people typed are removed here, whatever a caller puts into a line. */
export const createLogger = (options: { level: string; destination?: DestinationStream }): Logger =>
  pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
      serializers: { error: errorWithoutValues },
    },
    options.destination ?? standardOutput(),
  );

const secrets = [
  "authorization",
  "cookie",
  '["set-cookie"]',
  "password",
  "token",
  "access_token",
  "refresh_token",
  "apikey",
  "secret",
  "connectionString",
  "databaseUrl",
];

/** A failed query carries its parameters, and the database the row it refused: both are what people typed. */
function errorWithoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: errorWithoutValues(error.cause) };
  return { type: name, message: withoutValues(message), stack: withoutValues(stack ?? ""), ...code, ...cause };
}

const withoutValues = (text: string) => text.replace(/\nparams:[\s\S]*?(?=\n\s+at |$)/, "");

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false });
  // The reader of the log has gone; the work goes on.
  output.on("error", () => {});
  return output;
}
