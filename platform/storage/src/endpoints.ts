/** Every address of the service on one page. The first that fits answers, so the particular stand before the general. */
import { purgeCache, status, version } from "./endpoints/about.ts";
import { createBucket } from "./endpoints/buckets/create.ts";
import { deleteBucket } from "./endpoints/buckets/delete.ts";
import { emptyBucket } from "./endpoints/buckets/empty.ts";
import { getBucket } from "./endpoints/buckets/get.ts";
import { listBuckets } from "./endpoints/buckets/list.ts";
import { updateBucket } from "./endpoints/buckets/update.ts";
import { copy } from "./endpoints/object-copy.ts";
import { downloadAuthenticated, downloadObject, downloadPublic } from "./endpoints/object-download.ts";
import { objectInfo, publicInfo } from "./endpoints/object-info.ts";
import { listObjectsV2 } from "./endpoints/object-list-v2.ts";
import { listObjects } from "./endpoints/object-list.ts";
import { move } from "./endpoints/object-move.ts";
import { removeMany, removeOne } from "./endpoints/object-remove.ts";
import { signObject, signObjects } from "./endpoints/object-sign.ts";
import { downloadSigned } from "./endpoints/object-signed.ts";
import { signUpload, uploadSigned } from "./endpoints/object-upload-signed.ts";
import { createObject, replaceObject } from "./endpoints/object-upload.ts";
import { renderAuthenticated, renderPublic, renderSigned } from "./endpoints/render-image.ts";
import { createUpload } from "./endpoints/tus/create.ts";
import { deleteUpload, headUpload, patchByPost, patchUpload } from "./endpoints/tus/upload.ts";
import type { Handler } from "./request/call.ts";
import { byBearer, bySignature } from "./tus/rights.ts";

export type Endpoint = {
  /** GET answers for HEAD, too. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `:bucket` is one segment; the star is the object's name with all its slashes. */
  path: string;
  handle: Handler;
  /** Tells errors by their true status, as TUS clients expect. */
  tus?: true;
};

const rest: Endpoint[] = [
  { method: "GET", path: "/status", handle: status },
  { method: "GET", path: "/version", handle: version },

  { method: "GET", path: "/bucket", handle: listBuckets },
  { method: "POST", path: "/bucket", handle: createBucket },
  { method: "GET", path: "/bucket/:bucket", handle: getBucket },
  { method: "PUT", path: "/bucket/:bucket", handle: updateBucket },
  { method: "DELETE", path: "/bucket/:bucket", handle: deleteBucket },
  { method: "POST", path: "/bucket/:bucket/empty", handle: emptyBucket },

  { method: "POST", path: "/object/move", handle: move },
  { method: "POST", path: "/object/copy", handle: copy },
  { method: "POST", path: "/object/list/:bucket", handle: listObjects },
  { method: "POST", path: "/object/list-v2/:bucket", handle: listObjectsV2 },

  { method: "GET", path: "/object/info/public/:bucket/*", handle: publicInfo },
  { method: "GET", path: "/object/info/authenticated/:bucket/*", handle: objectInfo },
  { method: "GET", path: "/object/info/:bucket/*", handle: objectInfo },

  { method: "POST", path: "/object/upload/sign/:bucket/*", handle: signUpload },
  { method: "PUT", path: "/object/upload/sign/:bucket/*", handle: uploadSigned },
  { method: "POST", path: "/object/sign/:bucket", handle: signObjects },
  { method: "POST", path: "/object/sign/:bucket/*", handle: signObject },
  { method: "GET", path: "/object/sign/:bucket/*", handle: downloadSigned },

  { method: "GET", path: "/object/public/:bucket/*", handle: downloadPublic },
  { method: "GET", path: "/object/authenticated/:bucket/*", handle: downloadAuthenticated },
  { method: "GET", path: "/object/:bucket/*", handle: downloadObject },
  { method: "POST", path: "/object/:bucket/*", handle: createObject },
  { method: "PUT", path: "/object/:bucket/*", handle: replaceObject },
  { method: "DELETE", path: "/object/:bucket", handle: removeMany },
  { method: "DELETE", path: "/object/:bucket/*", handle: removeOne },

  { method: "GET", path: "/render/image/authenticated/:bucket/*", handle: renderAuthenticated },
  { method: "GET", path: "/render/image/public/:bucket/*", handle: renderPublic },
  { method: "GET", path: "/render/image/sign/:bucket/*", handle: renderSigned },

  { method: "DELETE", path: "/cdn/:bucket", handle: purgeCache },
  { method: "DELETE", path: "/cdn/:bucket/*", handle: purgeCache },
];

const resumable = (root: string, rights: typeof byBearer): Endpoint[] => [
  { method: "POST", path: root, handle: createUpload(rights), tus: true },
  { method: "POST", path: `${root}/`, handle: createUpload(rights), tus: true },
  { method: "GET", path: `${root}/:id`, handle: headUpload(rights), tus: true },
  { method: "PATCH", path: `${root}/:id`, handle: patchUpload(rights), tus: true },
  { method: "POST", path: `${root}/:id`, handle: patchByPost(rights), tus: true },
  { method: "DELETE", path: `${root}/:id`, handle: deleteUpload(rights), tus: true },
];

export const endpoints: Endpoint[] = [
  ...rest,
  ...resumable("/upload/resumable/sign", bySignature),
  ...resumable("/upload/resumable", byBearer),
];
