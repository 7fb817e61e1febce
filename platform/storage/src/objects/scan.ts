/** Looks into a file before anybody can have it. A scanner that fails refuses the file: unseen is not clean. */
export type Scan = (file: ScannedFile) => Promise<{ isClean: boolean }>;

export type ScannedFile = {
  bucket: string;
  name: string;
  mimetype: string;
  size: number;
  bytes: AsyncIterable<Uint8Array>;
};
