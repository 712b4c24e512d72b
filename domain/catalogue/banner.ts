import { parseId, parseText, type RawDocument, type ParseResult } from './parse-result.ts'

/** A slide of the home carousel. With a picture alone it covers the slide; with words they stand beside it. */
export type Banner = {
  readonly id: string
  readonly image: string | null
  readonly headline: string | null
  readonly text: string | null
  readonly action: string | null
  /** A path of this store, or null: an address of another site is not followed from a banner. */
  readonly link: string | null
  /** Ground colours as `#rrggbb`, or null. */
  readonly ground: string | null
  readonly groundDark: string | null
}

/** Reads a document of the collection `partner-banners`. */
export function parseBanner(document: RawDocument): ParseResult<Banner> {
  const id = parseId(document.id)
  if (id === null) return { refused: 'has no id' }
  const link = parseText(document.link)
  return {
    record: {
      id,
      image: parseText(document.bannerUrl),
      headline: parseText(document.headline),
      text: parseText(document.text),
      action: parseText(document.action),
      link: link !== null && /^\/(?!\/)/.test(link) ? link : null,
      ground: readColour(document.ground),
      groundDark: readColour(document.groundDark),
    },
    notes: [],
  }
}

function readColour(value: unknown): string | null {
  const text = parseText(value)
  return text !== null && /^#[0-9a-f]{6}$/i.test(text) ? text : null
}
