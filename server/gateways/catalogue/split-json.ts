const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')
/** Larger than any document: a file whose quotes do not match would else be read as one. */
const LARGEST = 16 * 1024 * 1024

/** A JSON text with an element of the outermost list, or a member of the outermost object, each by itself. */
export type Element = { readonly kind: 'element' | 'member'; readonly text: string }

/**
 * Splits a JSON list or object into its outermost elements, as text; what is in them is for `JSON.parse` to judge, which
 * reads a document many times faster than any reader of single tokens. Throws a SyntaxError where the outermost list
 * or object is not one.
 */
export async function* splitJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<Element> {
  const splitter = new Splitter()
  for await (const chunk of chunks) yield* splitter.take(chunk)
  splitter.end()
}

class Splitter {
  #opener = 0
  #depth = 0
  #inString = false
  #escaped = false
  #read = 0
  #parts: Buffer[] = []
  #held = 0
  #elements = 0

  end(): void {
    if (this.#opener === 0) throw new SyntaxError('it is empty')
    if (this.#depth > 0) throw new SyntaxError(`it ends inside of document ${this.#elements + 1}`)
  }

  *take(chunk: Buffer): Generator<Element> {
    let from = 0
    for (let at = this.#walk(chunk, this.#open(chunk)); at < chunk.length; at = this.#walk(chunk, at + 1)) {
      const boundary = this.#judge(chunk[at])
      if (boundary === 'first') from = at + 1
      if (boundary === 'next' || boundary === 'last') {
        this.#hold(chunk.subarray(from, at))
        yield* this.#element(boundary)
        from = at + 1
      }
    }
    if (this.#depth > 0) this.#hold(chunk.subarray(from))
    this.#read += chunk.length
  }

  /** Where the text begins: after the byte order mark that some editors write. */
  #open(chunk: Buffer): number {
    return this.#read === 0 && chunk.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0
  }

  /** The place of the next byte that may begin or end an element; its state is in variables, for every byte passes here. */
  #walk(chunk: Buffer, from: number): number {
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

  /** Says whether the first element begins, or one ends, at a byte. */
  #judge(byte: number | undefined): 'first' | 'next' | 'last' | null {
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

  #hold(part: Buffer): void {
    this.#held += part.length
    if (this.#held > LARGEST) {
      throw new SyntaxError(
        `document ${this.#elements + 1} is larger than 16 MB, or a quote is missing in it`,
      )
    }
    this.#parts.push(part)
  }

  *#element(boundary: 'next' | 'last'): Generator<Element> {
    const text = Buffer.concat(this.#parts).toString('utf8')
    this.#parts = []
    this.#held = 0
    if (text.trim() === '' && boundary === 'last' && this.#elements === 0) return
    this.#elements += 1
    if (text.trim() === '') throw new SyntaxError(`document ${this.#elements} is empty`)
    yield { kind: this.#opener === OPEN_LIST ? 'element' : 'member', text }
  }
}

function isClosing(byte: number | undefined): boolean {
  return byte === CLOSE_LIST || byte === CLOSE_OBJECT
}

/** The text is some other JSON, or none at all. */
export class NotACollectionError extends SyntaxError {}
