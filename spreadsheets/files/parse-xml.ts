import { DecodeUTF8 } from 'fflate'
import { SaxesParser } from 'saxes'
import { MAX_XML_DEPTH, SheetError } from './limits.ts'
import type { Archive } from './unzip.ts'

/** An element by its name without a prefix, as are its attributes. */
export type XmlHandlers = {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/**
 * Reads a part of an archive as XML while it is unpacked; false when there is no such part. A document type, which could define
 * entities, and elements nested deeper than a workbook's end it with `SheetError`.
 */
export function parseXmlPart(archive: Archive, part: string, handlers: XmlHandlers): boolean {
  const parser = new SaxesParser()
  let depth = 0
  parser.on('doctype', () => {
    throw new SheetError({ code: 'file-document-type' })
  })
  parser.on('error', () => {
    throw new SheetError({ code: 'file-xml-unreadable' })
  })
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^utf-8$/i.test(encoding)) throw new SheetError({ code: 'file-xml-encoding' })
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MAX_XML_DEPTH) throw new SheetError({ code: 'file-too-deep' })
    handlers.open?.(local(name), (wanted) => {
      const held = attributes[wanted]
      if (held !== undefined) return held
      const key = Object.keys(attributes).find((each) => local(each) === wanted)
      return key === undefined ? undefined : attributes[key]
    })
  })
  if (handlers.text !== undefined) {
    parser.on('text', handlers.text)
    parser.on('cdata', handlers.text)
  }
  parser.on('closetag', ({ name }) => {
    depth -= 1
    handlers.close?.(local(name))
  })
  const decoder = new DecodeUTF8((text) => {
    parser.write(text)
  })
  const isThere = archive.read(part, (piece, isLast) => {
    try {
      decoder.push(piece, isLast)
    } catch (error) {
      throw error instanceof Error && 'code' in error ? new SheetError({ code: 'file-xml-encoding' }) : error
    }
  })
  if (isThere) parser.close()
  return isThere
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
