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
 * which is many times faster than the token-based parsers that npm has. Throws a SyntaxError when the outermost structure is invalid, a
 * `NotACollectionError` when it is neither a list nor an object.
 */
export async function* splitJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<Element> {
  const splitter = createSplitter()
  for await (const chunk of chunks) yield* splitter.push(chunk)
  splitter.end()
}

type Boundary = 'first' | 'next' | 'last'

/** Finds where elements begin and end, from chunk to chunk. */
function createSplitter() {
  let opener = 0
  let depth = 0
  let inString = false
  let escaped = false
  let bytesRead = 0
  let chunks: Buffer[] = []
  let bufferedBytes = 0
  let elementCount = 0

  /** The offset at which the text begins: after a byte order mark, if any. */
  const startOf = (chunk: Buffer): number =>
    bytesRead === 0 && chunk.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0

  /** The offset of the next byte that may begin or end an element. Variables of its own keep this hot loop fast. */
  function scan(chunk: Buffer, from: number): number {
    let [at, level, isText, isEscaped] = [from, depth, inString, escaped]
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at]
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) isText = false
      } else if (level === 0 || (level === 1 && (byte === COMMA || isClosing(byte)))) break
      else if (byte === QUOTE) isText = true
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) level += 1
      else if (isClosing(byte)) level -= 1
    }
    depth = level
    inString = isText
    escaped = isEscaped
    return at
  }

  /** Tells whether the first element begins, or an element ends, at a byte; null for neither. */
  function classify(byte: number | undefined): Boundary | null {
    if (depth === 0) return outside(byte)
    if (byte === COMMA) return 'next'
    depth = 0
    if ((byte === CLOSE_LIST) !== (opener === OPEN_LIST))
      throw new SyntaxError('its last bracket does not match its first')
    return 'last'
  }

  function outside(byte: number | undefined): 'first' | null {
    if (byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) return null
    if (opener !== 0) throw new SyntaxError('something follows its end')
    if (byte !== OPEN_LIST && byte !== OPEN_OBJECT) throw new NotACollectionError()
    opener = byte
    depth = 1
    return 'first'
  }

  function buffer(chunk: Buffer): void {
    bufferedBytes += chunk.length
    if (bufferedBytes > MAX_DOCUMENT_BYTES)
      throw new SyntaxError(`document ${elementCount + 1} is larger than 16 MB, or a quote is missing in it`)
    chunks.push(chunk)
  }

  /** The element that is buffered; null in an empty collection. */
  function takeElement(boundary: Boundary): Element | null {
    const text = Buffer.concat(chunks).toString('utf8')
    chunks = []
    bufferedBytes = 0
    if (text.trim() === '' && boundary === 'last' && elementCount === 0) return null
    elementCount += 1
    if (text.trim() === '') throw new SyntaxError(`document ${elementCount} is empty`)
    return { kind: opener === OPEN_LIST ? 'element' : 'member', text }
  }

  return {
    *push(chunk: Buffer): Generator<Element> {
      let from = 0
      for (let at = scan(chunk, startOf(chunk)); at < chunk.length; at = scan(chunk, at + 1)) {
        const boundary = classify(chunk[at])
        if (boundary === null) continue
        if (boundary !== 'first') {
          buffer(chunk.subarray(from, at))
          const element = takeElement(boundary)
          if (element !== null) yield element
        }
        from = at + 1
      }
      if (depth > 0) buffer(chunk.subarray(from))
      bytesRead += chunk.length
    },
    end(): void {
      if (opener === 0) throw new SyntaxError('it is empty')
      if (depth > 0) throw new SyntaxError(`it ends inside document ${elementCount + 1}`)
    },
  }
}

function isClosing(byte: number | undefined): boolean {
  return byte === CLOSE_LIST || byte === CLOSE_OBJECT
}

/** The text is neither a JSON list nor a JSON object. */
export class NotACollectionError extends SyntaxError {}
