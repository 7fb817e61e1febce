/** Reads the answers of the official client, which come as data or as an error. */
import { expect } from "vitest";

type Answer = { data: unknown; error: unknown };
type Failure = { name: string; status: number | undefined; code: string | undefined; message: string };

/** The error as the client reports it; AuthApiError unless another class is named. */
export type Refusal = { name?: string; status: number; code: string | undefined; message?: string | RegExp };

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** A call of the client came back with exactly this error. */
    toBeRefused(this: Matchers<R, T>, refusal: Refusal): Promise<void>;
  }
}

/** The data of a call that has to succeed. */
export async function granted<Given extends Answer>(
  call: PromiseLike<Given>,
): Promise<NonNullable<Extract<Given, { error: null }>["data"]>> {
  const { data, error } = await call;
  if (error) throw error as Error;
  return data as NonNullable<Extract<Given, { error: null }>["data"]>;
}

expect.extend({
  async toBeRefused(call: PromiseLike<{ error: Failure | null }>, refusal: Refusal) {
    const { error } = await call;
    const { name = "AuthApiError", status, code, message } = refusal;
    const expected = { name, status, code, ...(message === undefined ? {} : { message }) };
    const actual = error && { name: error.name, status: error.status, code: error.code, message: error.message };
    const isSame = actual?.name === name && actual.status === status && actual.code === code;
    const isWorded = message === undefined || says(actual?.message ?? "", message);
    return {
      pass: isSame && isWorded,
      message: () => `the client should have been refused with ${JSON.stringify(expected)}`,
      expected,
      actual,
    };
  },
});

const says = (actual: string, message: string | RegExp) =>
  typeof message === "string" ? actual === message : message.test(actual);
