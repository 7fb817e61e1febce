import { describe, expect, it } from "vitest";
import { amzDate, authorizationFor, sha256 } from "./signature.ts";

// The examples of AWS's own description of the signature for S3.
const credentials = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const time = "20130524T000000Z";
const signed = (method: string, path: string, headers: Record<string, string> = {}, body = "") =>
  authorizationFor(
    {
      method,
      url: new URL(path, "https://examplebucket.s3.amazonaws.com"),
      headers: {
        host: "examplebucket.s3.amazonaws.com",
        "x-amz-date": time,
        "x-amz-content-sha256": sha256(body),
        ...headers,
      },
    },
    credentials,
  );

describe("a signature", () => {
  it("is that of the published examples", () => {
    expect(signed("GET", "/test.txt", { range: "bytes=0-9" })).toBe(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
        "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
        "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    );
    const put = { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" };
    expect(signed("PUT", "/test$file.text", put, "Welcome to Amazon S3.")).toContain(
      "Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    );
    expect(signed("GET", "/?lifecycle")).toContain(
      "Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    );
    expect(signed("GET", "/?prefix=J&max-keys=2")).toContain(
      "Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    );
  });

  it("is that of botocore for a listing, where names and tokens are encoded", () => {
    const headers = { host: "s3.example", "x-amz-date": "20261117T120000Z", "x-amz-content-sha256": sha256("") };
    const url = new URL("https://s3.example/bucket?list-type=2&prefix=pieces%2Fa+b%2F&continuation-token=x%2By%3D");
    const account = { accessKeyId: "key-id", secretAccessKey: "secret-of-the-test", region: "eu-south-2" };
    expect(authorizationFor({ method: "GET", url, headers }, account)).toContain(
      "Signature=840b651814a9b6c3693641550e3262db28affb645a886043d3661199077cf620",
    );
  });

  it("names the moment without punctuation", () => expect(amzDate(new Date("2013-05-24T00:00:00.123Z"))).toBe(time));
});
