/** Files that are sent ahead of a form, against the real storage service. */
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { useFiles } from "#testing/files.ts";

const database = useTestDatabase();
const parts = useFiles(database.url);

const text = (value: string) => new TextEncoder().encode(value);
const refusedAs = (code: string) => expect.objectContaining({ refusals: [expect.objectContaining({ code })] });

describe("an upload", () => {
  const owner = { purpose: "photo", userId: "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0001" };
  const other = { ...owner, userId: "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0002" };
  const send = async (bytes: Uint8Array) => {
    const { id, name, token } = await parts.files.openUpload(owner);
    const { error } = await parts.storage
      .from("incoming")
      .uploadToSignedUrl(name, token, bytes, { contentType: "image/png" });
    if (error) throw error;
    return { id, name, token };
  };

  it("is read by our server for whoever sent it, and by nobody else", async () => {
    const { id, name, token } = await send(text("anything"));
    expect(new TextDecoder().decode(await parts.files.readUpload(owner, id))).toBe("anything");
    await expect(parts.files.readUpload(other, id)).rejects.toEqual(refusedAs("file.upload-gone"));
    const again = await parts.storage.from("incoming").uploadToSignedUrl(name, token, text("something else"));
    expect(again.error).toMatchObject({ statusCode: "409" });
    const answer = await parts.services.storage.request(`/object/sign/incoming/${name}?token=${token}`);
    expect(answer.status).toBe(400);
    await parts.files.forgetUpload(owner, id);
    await expect(parts.files.readUpload(owner, id)).rejects.toEqual(refusedAs("file.upload-gone"));
  });

  it("is one of twenty at most", async () => {
    for (let n = 0; n < 20; n++) await send(text("x"));
    await expect(parts.files.openUpload(owner)).rejects.toEqual(refusedAs("file.too-many-uploads"));
    await expect(parts.files.openUpload(other)).resolves.toMatchObject({ bucket: "incoming" });
  });

  it("is one of twenty at most, however many are asked for and sent at once, and sent again after they were used", async () => {
    const crowd = { ...owner, userId: "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0003" };
    const waiting = async () => (await parts.storage.from("incoming").list(`photo/${crowd.userId}`)).data!.length;
    const sendTo = ({ name, token }: { name: string; token: string }) =>
      parts.storage.from("incoming").uploadToSignedUrl(name, token, text("x"), { contentType: "image/png" });
    const opened = await Promise.all(Array.from({ length: 60 }, () => parts.files.openUpload(crowd)));
    const sent = await Promise.all(opened.map(sendTo));
    expect(await waiting()).toBe(20);
    expect(sent.filter(({ error }) => !error)).toHaveLength(20);
    for (const { id } of opened.slice(0, 10)) await parts.files.forgetUpload(crowd, id);
    await Promise.all(
      [...opened, ...(await Promise.all([1, 2, 3].map(() => parts.files.openUpload(crowd))))].map(sendTo),
    );
    expect(await waiting()).toBe(20);
  });

  it("has a place of its own, also where two are asked for at once", async () => {
    const both = { ...owner, userId: "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0004" };
    for (let time = 0; time < 10; time += 1) {
      const [front, back] = await Promise.all([parts.files.openUpload(both), parts.files.openUpload(both)]);
      expect(front.id).not.toBe(back.id);
    }
  });
});
