/** The bytes of a form as they come, no more of them than it may have. */

/**
 * The form is larger than it may be. A sender who is still sending hears no answer, so the rest has to be read and
 * thrown away.
 */
export class FormTooLarge extends Error {
  override readonly name = "FormTooLarge";
  readonly letPass: () => Promise<void>;

  constructor(letPass: () => Promise<void>) {
    super("the form is larger than it may be");
    this.letPass = letPass;
  }
}

/** Nobody is waited for beyond this many times of what may come. */
const patience = 10;

export async function* formBytes(request: Request, most: number): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const pieces = request.body[Symbol.asyncIterator]();
  let taken = 0;
  const letPass = async () => {
    for (let next = await pieces.next(); !next.done && taken <= most * patience; next = await pieces.next())
      taken += next.value.length;
    await pieces.return?.();
  };
  try {
    if (Number(request.headers.get("content-length") ?? 0) > most) throw new FormTooLarge(letPass);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      taken += next.value.length;
      if (taken > most) throw new FormTooLarge(letPass);
      yield next.value;
    }
  } catch (error) {
    if (!(error instanceof FormTooLarge)) await pieces.return?.();
    throw error;
  }
}

const pieceBytes = 64 * 1024;

/**
 * Incoming bytes, in pieces of 64 kB: where each byte comes alone, an object for each would weigh a hundred times as
 * much.
 */
export function gathering() {
  const pieces: Uint8Array[] = [];
  let block = Buffer.alloc(0);
  let filled = 0;
  return {
    add(bytes: Uint8Array): void {
      for (let rest = bytes; rest.length > 0;) {
        if (filled === block.length) {
          block = Buffer.allocUnsafe(pieces.length > 0 ? pieceBytes : Math.min(pieceBytes, rest.length));
          pieces.push(block);
          filled = 0;
        }
        const taken = rest.subarray(0, block.length - filled);
        block.set(taken, filled);
        filled += taken.length;
        rest = rest.subarray(taken.length);
      }
    },
    all: (): Uint8Array[] => (filled < block.length ? [...pieces.slice(0, -1), block.subarray(0, filled)] : pieces),
  };
}

const blobBytes = 1024 * 1024;

/** A file, put by as it comes: made of all its pieces at once it would be copied in one go, while everyone waits. */
export function puttingBy() {
  const blobs: Blob[] = [];
  let gathered = gathering();
  let size = 0;
  const putBy = () => {
    blobs.push(new Blob(gathered.all() as BlobPart[]));
    gathered = gathering();
    size = 0;
  };
  return {
    add(bytes: Uint8Array): void {
      gathered.add(bytes);
      if ((size += bytes.length) >= blobBytes) putBy();
    },
    file(name: string, type: string): File {
      putBy();
      return new File(blobs, name, { type });
    },
  };
}
