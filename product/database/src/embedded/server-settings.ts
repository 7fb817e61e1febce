/** The server's settings for one machine that also runs the app; durability stays as PostgreSQL ships it. */
export function commandLine(location: string, port: number, changes: Record<string, string>): string[] {
  const settings = { ...ours, ...changes, port: String(port) };
  return ["-D", location, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

const ours: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  random_page_cost: "1.1",
  // The pages ask many small questions; compiling their plans costs more than it saves.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_destination: "stderr",
  logging_collector: "off",
  log_checkpoints: "off",
  // Errors of statements reach the app, which logs them redacted; here their text would carry personal values.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};
