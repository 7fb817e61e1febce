/** The product's files, as features use them: one door in, through which nothing comes unchecked. */
import { createContext } from "react-router";
import type { BucketName, OpenBucket } from "@product/domain/files/buckets";
import type { Crop, Frame } from "@product/domain/files/frame";

/** The data with which a browser sends one file, in parts and again after a broken connection. */
export type OpenUpload = { id: string; endpoint: string; token: string; bucket: string; name: string };

/** Whose upload it is and what for; both are part of its place, so that nobody can take what another sent. */
export type UploadOwner = { purpose: string; userId: string };

/** Pictures of public pages tell how large they are. */
export type KeptFile = { type: string; size: number; sha256: Buffer; pixels?: { width: number; height: number } };

export type Files = {
  /** A place for one file that anybody with its token can write once, and nobody can read. */
  openUpload(owner: UploadOwner): Promise<OpenUpload>;
  /** The bytes that were sent there. */
  readUpload(owner: UploadOwner, id: string): Promise<Uint8Array>;
  forgetUpload(owner: UploadOwner, id: string): Promise<void>;

  /**
   * Keeps an uploaded file: checked by its content, pictures drawn anew without anything else they carried. A photo is
   * kept as its framed square. Returns the facts of the kept file. Throws `Refused`.
   */
  keep(bucket: OpenBucket, name: string, bytes: Uint8Array, frame?: Frame): Promise<KeptFile>;
  read(bucket: BucketName, name: string): Promise<Blob | undefined>;
  /** A picture from there to look at, smaller and as a JPEG, with these words written across it; undefined where it is none. */
  preview(bucket: BucketName, name: string, mark?: string): Promise<Uint8Array | undefined>;
  /** A part of a picture from there, of the same kind; undefined where it is none. */
  cut(bucket: BucketName, name: string, crop: Crop): Promise<Uint8Array | undefined>;
  /** The face of a photo, cut to a small square; undefined where it is none. */
  thumbnail(bucket: BucketName, name: string): Promise<Uint8Array | undefined>;
  remove(bucket: BucketName, names: readonly string[]): Promise<void>;
  /** An address that works for some minutes and gives the file out as `fileName`, never as a page. */
  downloadLink(bucket: BucketName, name: string, fileName: string): Promise<string>;
  /** The names of files that were put there before then, some at a time. */
  olderThan(bucket: BucketName, before: Date): AsyncIterable<string[]>;
};

export const filesContext = createContext<Files>();
