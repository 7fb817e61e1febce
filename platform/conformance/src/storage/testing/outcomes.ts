/** Reads the answers of storage-js, which come as data or as an error. */
import { expect } from "vitest";

export async function granted<Data>(call: PromiseLike<{ data: Data; error: unknown }>): Promise<NonNullable<Data>> {
  const { data, error } = await call;
  if (error) throw error as Error;
  return data!;
}

export type Refusal = { status?: number; statusCode: string; code: string; message?: string | RegExp };

/** Fails unless the client reports exactly this error. */
export async function refused(call: PromiseLike<{ data: unknown; error: unknown }>, refusal: Refusal): Promise<void> {
  const { error } = await call;
  const { name, status, statusCode, code, message } = (error ?? {}) as Record<string, string>;
  expect({ name, status, statusCode, code }).toEqual({
    name: "StorageApiError",
    status: refusal.status ?? 400,
    statusCode: refusal.statusCode,
    code: refusal.code,
  });
  if (refusal.message !== undefined) expect(message).toMatch(refusal.message);
}

export const noBucket: Refusal = { statusCode: "404", code: "NoSuchBucket", message: "Bucket not found" };
export const noObject: Refusal = { statusCode: "404", code: "NoSuchKey", message: "Object not found" };
export const exists: Refusal = { statusCode: "409", code: "KeyAlreadyExists", message: "The resource already exists" };
export const denied: Refusal = {
  statusCode: "403",
  code: "AccessDenied",
  message: "new row violates row-level security policy",
};
