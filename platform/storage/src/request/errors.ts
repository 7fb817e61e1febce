/** How the service says no: one catalogue, whose codes and texts clients compare. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: string;
  /** The true status; the REST routes state it in the body only. */
  readonly status: number;
  readonly error: string;
  readonly httpStatus: number;

  constructor(code: string, status: number, message: string, details: { error?: string; httpStatus?: number } = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.error = details.error ?? code;
    // The reference answers 400 to nearly everything, and storage-js tells errors apart by the body.
    this.httpStatus = details.httpStatus ?? (status === 500 ? 500 : 400);
  }
}

const refusal = (code: string, status: number, message: string, error?: string, httpStatus?: number) =>
  new StorageError(code, status, message, {
    ...(error === undefined ? {} : { error }),
    ...(httpStatus === undefined ? {} : { httpStatus }),
  });

export const refusals = {
  noSuchBucket: () => refusal("NoSuchBucket", 404, "Bucket not found", "Bucket not found"),
  noSuchKey: () => refusal("NoSuchKey", 404, "Object not found", "not_found"),
  noSuchUpload: () => refusal("NoSuchUpload", 404, "Upload not found"),
  bytesMissing: () => refusal("NoSuchKey", 404, "The resource was not found", "Not found"),
  keyExists: () => refusal("KeyAlreadyExists", 409, "The resource already exists", "Duplicate"),
  bucketExists: () => refusal("BucketAlreadyExists", 409, "The resource already exists", "Duplicate"),
  bucketNotEmpty: () => refusal("ResourceNotEmpty", 409, "The bucket you tried to delete is not empty"),
  bucketTooFull: () => refusal("InvalidRequest", 409, "The bucket has too many objects to be emptied at once"),
  invalidBucketName: () => refusal("InvalidBucketName", 400, "Bucket name invalid", "Invalid Input"),
  invalidKey: (key: string) => refusal("InvalidKey", 400, `Invalid key: ${key}`),
  invalidMimeType: (type: string) =>
    refusal("InvalidMimeType", 415, `mime type ${type} is not supported`, "invalid_mime_type"),
  tooLarge: () => refusal("EntityTooLarge", 413, "The object exceeded the maximum allowed size", "Payload too large"),
  /** The words of the reference's TUS server, which clients look for. */
  tusTooLarge: () => refusal("EntityTooLarge", 413, "Maximum size exceeded", "Payload too large"),
  unreadableImage: () => refusal("InvalidRequest", 400, "The image cannot be read"),
  invalidSize: () => refusal("InvalidRequest", 400, "Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B"),
  accessDenied: (message: string, httpStatus?: number) =>
    refusal("AccessDenied", 403, message, "Unauthorized", httpStatus),
  /** A secret key in a browser has been published by mistake: refusing it shows the mistake early. */
  publishedKey: () => refusal("AccessDenied", 401, "Forbidden use of secret API key in browser", "Unauthorized", 401),
  /** The text that PostgreSQL gives when row security refuses a row. */
  rowRefused: () => refusal("AccessDenied", 403, "new row violates row-level security policy", "Unauthorized"),
  invalidJwt: (message: string) => refusal("InvalidJWT", 400, message),
  invalidSignature: () => refusal("InvalidSignature", 400, "Invalid signature"),
  invalidRequest: (message: string) => refusal("InvalidRequest", 400, message),
  /** The words of a schema validator stand under this name. */
  invalidBody: (message: string) => refusal("InvalidRequest", 400, message, "Error"),
  invalidParameter: (message: string) => refusal("InvalidParameter", 400, message),
  invalidRange: () => refusal("InvalidRange", 400, "invalid range provided"),
  noContent: () => refusal("InvalidRequest", 400, "No content provided"),
  infected: () => refusal("InvalidRequest", 422, "The file was refused by the virus scanner"),
  tooSlow: () => refusal("InvalidRequest", 408, "The request was too slow", "RequestTimeout"),
  incomplete: () => refusal("InvalidRequest", 400, "The request ended before its content did"),
  featureOff: (feature: string) =>
    refusal("AccessDenied", 403, `The feature ${feature} is not enabled`, "Unauthorized", 403),
  locked: () => refusal("ResourceLocked", 423, "The resource is locked"),
  tus: (status: number, message: string) => refusal("TusError", status, message),
  slowDown: () => refusal("SlowDown", 429, "Too many requests at once, please try again", undefined, 429),
  databaseAway: () => refusal("DatabaseTimeout", 544, "The connection to the database timed out", undefined, 544),
  full: () => refusal("InsufficientStorage", 507, "There is no room left for this file", undefined, 507),
  internal: () => refusal("InternalError", 500, "Internal server error"),
  noSuchRoute: (method: string, path: string) =>
    refusal("InvalidRequest", 404, `Route ${method}:${path} not found`, "Not Found", 404),
};

export const errorResponse = (
  { status, error, message, code }: StorageError,
  httpStatus: number,
  headers: Record<string, string> = {},
): Response =>
  Response.json(
    { statusCode: String(status), error, message, code },
    { status: httpStatus, headers: { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers } },
  );
