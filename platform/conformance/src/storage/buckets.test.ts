import { describe, expect, it } from "vitest";
import { granted, noBucket, refused } from "./testing/outcomes.ts";
import { useStorage } from "./testing/storage-server.ts";

const service = useStorage({ fileSizeLimit: 30_000_000 });
const open = useStorage({
  buckets: [
    { id: "lobby", openTo: "everyone" },
    { id: "staff", openTo: "signed-in" },
  ],
});

describe("storage-js on buckets", () => {
  it("creates, gets, lists, updates, empties and deletes", async () => {
    const storage = service.server();
    expect(
      await granted(
        storage.createBucket("my bucket", { public: true, fileSizeLimit: "20MB", allowedMimeTypes: ["image/*"] }),
      ),
    ).toEqual({ name: "my bucket" });
    const bucket = await granted(storage.getBucket("my bucket"));
    expect(bucket).toEqual({
      id: "my bucket",
      name: "my bucket",
      owner: "",
      public: true,
      file_size_limit: 20_000_000,
      allowed_mime_types: ["image/*"],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: expect.any(String),
    });
    expect(await granted(storage.listBuckets())).toEqual([{ ...bucket, type: "STANDARD" }]);
    expect(
      await granted(storage.updateBucket("my bucket", { public: false, fileSizeLimit: null, allowedMimeTypes: null })),
    ).toEqual({ message: "Successfully updated" });
    expect(await granted(storage.getBucket("my bucket"))).toMatchObject({
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
    });
    await granted(storage.from("my bucket").upload("a/b.txt", "text"));
    await refused(storage.deleteBucket("my bucket"), {
      statusCode: "409",
      code: "ResourceNotEmpty",
      message: "The bucket you tried to delete is not empty",
    });
    expect(await granted(storage.emptyBucket("my bucket"))).toEqual({
      message: "Empty bucket has been queued. Completion may take up to an hour.",
    });
    expect(await granted(storage.deleteBucket("my bucket"))).toEqual({ message: "Successfully deleted" });
    await refused(storage.getBucket("my bucket"), noBucket);
  });

  it("lists with options", async () => {
    const storage = service.server();
    for (const id of ["opt-1", "opt-2", "opt-3"]) await granted(storage.createBucket(id));
    const ids = async (options: Parameters<typeof storage.listBuckets>[0]) =>
      (await granted(storage.listBuckets(options))).map(({ id }) => id);
    expect(await ids({ search: "opt", sortColumn: "id", sortOrder: "desc" })).toEqual(["opt-3", "opt-2", "opt-1"]);
    expect(await ids({ search: "opt", limit: 1, offset: 1 })).toEqual(["opt-2"]);
  });

  it("finds them open to whom the settings say", async () => {
    const { storage: person } = await open.person();
    const stranger = open.visitor();
    for (const id of ["lobby", "staff"]) await granted(open.server().createBucket(id));
    await granted(person.from("lobby").upload("a.txt", "text"));
    await granted(stranger.from("lobby").upload("b.txt", "text"));
    expect(await granted(stranger.from("lobby").list())).toHaveLength(2);
    await granted(person.from("staff").upload("a.txt", "text"));
    await refused(stranger.from("staff").upload("b.txt", "text"), { statusCode: "403", code: "AccessDenied" });
    await refused(stranger.deleteBucket("lobby"), noBucket);
  });

  it("is told what is wrong", async () => {
    const storage = service.server();
    await granted(storage.createBucket("twice"));
    const { storage: person } = await service.person();
    await refused(storage.createBucket("twice"), { statusCode: "409", code: "BucketAlreadyExists" });
    await refused(storage.createBucket("a/b"), { statusCode: "400", code: "InvalidBucketName" });
    await refused(storage.createBucket("huge", { public: false, fileSizeLimit: "30GB" }), {
      statusCode: "413",
      code: "EntityTooLarge",
    });
    await refused(storage.createBucket("odd", { public: false, allowedMimeTypes: ["odd"] }), {
      statusCode: "415",
      code: "InvalidMimeType",
    });
    for (const call of [
      storage.getBucket("no"),
      storage.updateBucket("no", { public: true }),
      storage.emptyBucket("no"),
      storage.deleteBucket("no"),
    ])
      await refused(call, noBucket);
    await refused(person.createBucket("mine"), { statusCode: "403", code: "AccessDenied" });
    await refused(person.getBucket("twice"), noBucket);
    await refused(person.deleteBucket("twice"), noBucket);
    await refused(person.emptyBucket("twice"), { status: 403, statusCode: "403", code: "AccessDenied" });
    expect(await granted(person.listBuckets())).toEqual([]);
    await refused(storage.purgeBucketCache("twice"), { status: 403, statusCode: "403", code: "AccessDenied" });
    await refused(storage.getBucketLifecycle("twice"), {
      status: 404,
      statusCode: "404",
      code: "InvalidRequest",
      message: "Route GET:/bucket/twice/lifecycle not found",
    });
  });
});
