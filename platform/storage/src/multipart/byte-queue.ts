import { refusals } from "@platform/storage/request/errors";

/** A stream of bytes that can be read up to a mark, holding little more than the chunk that came last. */
export class ByteQueue {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);
  #ended = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Puts bytes in front of what comes next. */
  unread(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held]);
  }

  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) if (!(await this.#more())) throw refusals.incomplete();
    const taken = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    return taken;
  }

  /** The bytes before `mark`, which is consumed as well. A stream that ends without it was cut off. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const found = this.#held.indexOf(mark);
      if (found >= 0) {
        const before = this.#held.subarray(0, found);
        this.#held = this.#held.subarray(found + mark.length);
        if (before.length > 0) yield before;
        return;
      }
      // The end of what is held may be the beginning of the mark.
      const certain = this.#held.length - mark.length + 1;
      if (certain > 0) {
        const before = this.#held.subarray(0, certain);
        this.#held = this.#held.subarray(certain);
        yield before;
      }
      if (!(await this.#more())) throw refusals.incomplete();
    }
  }

  /** Takes what is left, up to a limit. */
  async skip(limit: number): Promise<void> {
    for (let skipped = 0; skipped <= limit; skipped += this.#held.length) {
      this.#held = Buffer.alloc(0);
      if (!(await this.#more())) return;
    }
  }

  async close(): Promise<void> {
    this.#ended = true;
    await this.#source.return?.();
  }

  async #more(): Promise<boolean> {
    if (this.#ended) return false;
    const { done, value } = await this.#source.next();
    if (done) this.#ended = true;
    else this.#held = this.#held.length === 0 ? viewOf(value) : Buffer.concat([this.#held, value]);
    return !done;
  }
}

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
