/**
 * A service that speaks S3, as a process of its own on a folder of its own; or one that others wrote, where `S3_TEST_ENDPOINT` names it.
 * There must be the bucket of the tests; `S3_TEST_KEY` is `id:secret` of an account that may use it.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { S3Settings } from "@platform/storage/bytes/s3/client";
import { s3Credentials, s3Name } from "./s3-account.ts";

export function s3OfTheTests(): () => S3Settings {
  const outside = process.env["S3_TEST_ENDPOINT"];
  const [accessKeyId, secretAccessKey] = process.env["S3_TEST_KEY"]?.split(":") ?? [];
  const account = { ...s3Credentials, ...(accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : {}) };
  if (outside) return () => ({ endpoint: outside, bucket: s3Name, pathStyle: true, ...account });
  const state = { endpoint: "", root: "", child: undefined as ChildProcess | undefined };
  beforeAll(async () => {
    state.root = await mkdtemp(join(tmpdir(), "s3-test-"));
    const script = join(import.meta.dirname, "s3.process.ts");
    const child = spawn(process.execPath, [script, state.root], { stdio: ["ignore", "pipe", "inherit"] });
    state.child = child;
    const [port] = (await once(child.stdout, "data")) as [Buffer];
    state.endpoint = `http://127.0.0.1:${port.toString().trim()}`;
  }, 60_000);
  afterAll(async () => {
    state.child?.kill();
    await rm(state.root, { recursive: true, force: true });
  });
  return () => ({ endpoint: state.endpoint, bucket: s3Name, pathStyle: true, ...s3Credentials });
}
