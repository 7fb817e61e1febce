/** Where bytes are kept: under an id of our own making, never under a name that somebody chose. */
export type ByteStore = {
  /** Keeps a whole file durably, or nothing of it when the source fails. */
  write(id: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Continues a file from `offset`, forgetting whatever stood behind it; returns its durable length. */
  append(id: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes from `start` to `end`, both included; undefined when there is no such file. */
  read(id: string, range?: { start: number; end: number }): Promise<ByteReader | undefined>;
  size(id: string): Promise<number | undefined>;
  /** False when there is nothing to copy. Files never change once an object has them, so the bytes may be shared. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removing what is not there is fine. */
  remove(id: string): Promise<void>;
  /** Every file, finished or not, with the time when it last changed. */
  files(): AsyncIterable<StoredFile>;
  /** Removes a file that `files` found. */
  removeFile(file: StoredFile): Promise<void>;
};

export type StoredFile = { id: string; isLeftover: boolean; changedAt: Date };

/** Holds an open file: whoever has one reads it to the end or closes it. */
export type ByteReader = {
  /** The next bytes, or undefined at the end. */
  next(): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
};

export async function* bytesOf(reader: ByteReader): AsyncGenerator<Uint8Array> {
  try {
    for (let chunk = await reader.next(); chunk; chunk = await reader.next()) yield chunk;
  } finally {
    await reader.close();
  }
}
