import type { ByteReader } from "@platform/storage/bytes/byte-store";

/** Gives bytes out as fast as they are taken. A client that stops taking them gets the connection closed, not our file. */
export function outgoing(reader: ByteReader, idleSeconds: number): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const finish = async () => {
    clearTimeout(timer);
    await reader.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(timer);
        try {
          const chunk = await reader.next();
          if (chunk === undefined) {
            await finish();
            controller.close();
            return;
          }
          controller.enqueue(chunk);
          timer = setTimeout(() => {
            controller.error(new Error("The client stopped reading"));
            void finish();
          }, idleSeconds * 1000);
        } catch (error) {
          await finish();
          throw error;
        }
      },
      cancel: finish,
    },
    // Nothing is read ahead: memory stays flat with any number of slow clients.
    { highWaterMark: 0 },
  );
}
