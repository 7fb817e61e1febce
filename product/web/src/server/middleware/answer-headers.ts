/** Headers on an answer that is already made. Hono would read it into a stream to add one; Node adds it when it writes the others. */
import type { Context } from "hono";

export function setAnswerHeader(c: Context, name: string, value: string): void {
  if (c.env?.outgoing) c.env.outgoing.setHeader(name, value);
  else c.res.headers.set(name, value);
}

export function addAnswerHeader(c: Context, name: string, value: string): void {
  if (c.env?.outgoing) c.env.outgoing.appendHeader(name, value);
  else c.res.headers.append(name, value);
}
