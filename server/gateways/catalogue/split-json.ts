const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')
/** The maximum size of a document in bytes: a missing quote would otherwise turn the rest of the file into one. */
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

/** The JSON text of one element of the outermost list, or of one member of the outermost object. */
export type Element = { readonly kind: 'element' | 'member'; readonly text: string }

/**
 * Splits a streamed JSON list or object into the texts of its outermost elements. The elements are left to `JSON.parse`,
 * which is many times faster than any token-based parser. Throws a SyntaxError when the outermost structure is invalid, a
 * `NotACollectionError` when it is neither a list nor an object.
 */
export async function* splitJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<Element> {
  const splitter = new Splitter()
  for await (const chunk of chunks) yield* splitter.push(chunk)
  splitter.end()
}

class Splitter {
  #opener = 0
  #depth = 0
  #inString = false
  #escaped = false
  #bytesRead = 0
  #chunks: Buffer[] = []
  #bufferedBytes = 0
  #elementCount = 0

  end(): void {
    if (this.#opener === 0) throw new SyntaxError('it is empty')
    if (this.#depth > 0) throw new SyntaxError(`it ends inside document ${this.#elementCount + 1}`)
  }

  *push(chunk: Buffer): Generator<Element> {
    let from = 0
    for (let at = this.#scan(chunk, this.#start(chunk)); at < chunk.length; at = this.#scan(chunk, at + 1)) {
      const boundary = this.#classify(chunk[at])
      if (boundary === 'first') from = at + 1
      if (boundary === 'next' || boundary === 'last') {
        this.#buffer(chunk.subarray(from, at))
        yield* this.#element(boundary)
        from = at + 1
      }
    }
    if (this.#depth > 0) this.#buffer(chunk.subarray(from))
    this.#bytesRead += chunk.length
  }

  /** The offset at which the text begins: after a byte order mark, if any. */
  #start(chunk: Buffer): number {
    return this.#bytesRead === 0 && chunk.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0
  }

  /** The offset of the next byte that may begin or end an element. Local variables keep this hot loop fast. */
  #scan(chunk: Buffer, from: number): number {
    let [at, depth, inString, escaped] = [from, this.#depth, this.#inString, this.#escaped]
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at]
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inString = false
      } else if (depth === 0 || (depth === 1 && (byte === COMMA || isClosing(byte)))) break
      else if (byte === QUOTE) inString = true
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1
      else if (isClosing(byte)) depth -= 1
    }
    this.#depth = depth
    this.#inString = inString
    this.#escaped = escaped
    return at
  }

  /** Tells whether the first element begins, or an element ends, at a byte; null for neither. */
  #classify(byte: number | undefined): 'first' | 'next' | 'last' | null {
    if (this.#depth === 0) return this.#outside(byte)
    if (byte === COMMA) return 'next'
    this.#depth = 0
    if ((byte === CLOSE_LIST) !== (this.#opener === OPEN_LIST)) {
      throw new SyntaxError('its last bracket does not match its first')
    }
    return 'last'
  }

  #outside(byte: number | undefined): 'first' | null {
    if (byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) return null
    if (this.#opener !== 0) throw new SyntaxError('something follows its end')
    if (byte !== OPEN_LIST && byte !== OPEN_OBJECT) throw new NotACollectionError()
    this.#opener = byte
    this.#depth = 1
    return 'first'
  }

  #buffer(chunk: Buffer): void {
    this.#bufferedBytes += chunk.length
    if (this.#bufferedBytes > MAX_DOCUMENT_BYTES) {
      throw new SyntaxError(
        `document ${this.#elementCount + 1} is larger than 16 MB, or a quote is missing in it`,
      )
    }
    this.#chunks.push(chunk)
  }

  *#element(boundary: 'next' | 'last'): Generator<Element> {
    const text = Buffer.concat(this.#chunks).toString('utf8')
    this.#chunks = []
    this.#bufferedBytes = 0
    if (text.trim() === '' && boundary === 'last' && this.#elementCount === 0) return
    this.#elementCount += 1
    if (text.trim() === '') throw new SyntaxError(`document ${this.#elementCount} is empty`)
    yield { kind: this.#opener === OPEN_LIST ? 'element' : 'member', text }
  }
}

function isClosing(byte: number | undefined): boolean {
  return byte === CLOSE_LIST || byte === CLOSE_OBJECT
}

/** The text is neither a JSON list nor a JSON object. */
export class NotACollectionError extends SyntaxError {}
