/** The name and credentials that both sides of the tests' S3 share. */
export const s3Name = "bucket-of-the-tests";
export const s3Credentials = {
  accessKeyId: "key-of-the-tests",
  secretAccessKey: ["known", "to", "the", "tests", "only"].join("-"),
  region: "eu-south-2",
};
