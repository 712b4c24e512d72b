import { readId, readText, type Document, type Reading } from './parse-result.ts'

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
export function readBanner(document: Document): Reading<Banner> {
  const id = readId(document.id)
  if (id === null) return { refused: 'has no id' }
  const link = readText(document.link)
  return {
    record: {
      id,
      image: readText(document.bannerUrl),
      headline: readText(document.headline),
      text: readText(document.text),
      action: readText(document.action),
      link: link !== null && /^\/(?!\/)/.test(link) ? link : null,
      ground: readColour(document.ground),
      groundDark: readColour(document.groundDark),
    },
    notes: [],
  }
}

function readColour(value: unknown): string | null {
  const text = readText(value)
  return text !== null && /^#[0-9a-f]{6}$/i.test(text) ? text : null
}
