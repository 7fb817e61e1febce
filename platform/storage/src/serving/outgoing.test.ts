import { describe, expect, it } from "vitest";
import { outgoing } from "./outgoing.ts";

function opened(chunks: number) {
  const state = { read: 0, closed: false };
  const reader = {
    next: async () => (state.read < chunks ? (state.read++, new Uint8Array(10)) : undefined),
    close: async () => void (state.closed = true),
  };
  return { state, reader };
}

describe("bytes on their way out", () => {
  it("are read only as they are taken, and the file is closed at the end", async () => {
    const { state, reader } = opened(3);
    const stream = outgoing(reader, 5).getReader();
    expect(state.read).toBe(0);
    await stream.read();
    expect(state).toEqual({ read: 1, closed: false });
    while (!(await stream.read()).done);
    expect(state).toEqual({ read: 3, closed: true });
  });

  it("close the file when the client goes away, or only stops reading", async () => {
    const gone = opened(3);
    const stream = outgoing(gone.reader, 5);
    await stream.cancel();
    expect(gone.state.closed).toBe(true);
    const silent = opened(3);
    const halted = outgoing(silent.reader, 0.05).getReader();
    await halted.read();
    await new Promise((done) => setTimeout(done, 120));
    expect(silent.state).toEqual({ read: 1, closed: true });
    await expect(halted.read()).rejects.toThrow("stopped reading");
  });
});
