import { ReadableStream as NodeStream } from 'node:stream/web'

/** A body that sends what comes; when nobody reads it any more, the generator is ended. */
export function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return NodeStream.from(chunks) as ReadableStream<Uint8Array<ArrayBuffer>>
}
