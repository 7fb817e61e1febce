/** Hands the signals that end a program on to the child that does the work. */
import { constants } from "node:os";

/** Each signal is passed on once: a terminal sends Ctrl-C to the child as well, and npm repeats it. */
export function passSignalsTo(child) {
  const passing = {
    received: undefined,
    get exitCode() {
      return 128 + constants.signals[this.received];
    },
    release() {
      for (const [signal, handler] of handlers) process.off(signal, handler);
      clearInterval(watch);
    },
  };
  const passed = new Set();
  const pass = (signal) => {
    passing.received = signal;
    if (!passed.has(signal)) child.kill(signal);
    passed.add(signal);
  };
  const handlers = ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => [signal, () => pass(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  const watch = whenNpmIsGone(() => pass("SIGTERM"));
  child.on("exit", passing.release);
  return passing;
}

// npm passes SIGTERM to its shell, which dies of it without a word to us: only the change of parent tells.
function whenNpmIsGone(react) {
  const parent = process.ppid;
  const byNpm = process.env.npm_lifecycle_event !== undefined;
  return byNpm ? setInterval(() => process.ppid !== parent && react(), 200).unref() : undefined;
}
