import pino, { type DestinationStream, type Logger } from "pino";

export type { Logger };

/** Structured logs on one stream. Secrets are removed here, whatever a caller puts into a line. */
export const createLogger = (options: { level: string; destination?: DestinationStream }): Logger =>
  pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
      serializers: { error: pino.stdSerializers.err },
    },
    options.destination ?? pino.destination({ dest: 1, sync: false }),
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
