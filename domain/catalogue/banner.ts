import type { Finding } from '../problem/findings.ts'
import { parseId, parseText, type RawDocument, type ParseResult, withoutId } from './parse-result.ts'
import { parseTranslations, type Translated } from './translations/translation.ts'

/** A slide of the home carousel. Without texts the image fills the slide; with texts they are placed beside it. */
export type Banner = Translated & {
  readonly id: string
  readonly image: string | null
  readonly headline: string | null
  readonly text: string | null
  readonly action: string | null
  /** A path of this store, or null: banners never link to other sites. */
  readonly link: string | null
  /** Background colours of the light and the dark theme as `#rrggbb`, or null. */
  readonly ground: string | null
  readonly groundDark: string | null
}

/** Parses a document of the collection `partner-banners`. */
export function parseBanner(document: RawDocument): ParseResult<Banner> {
  const id = parseId(document.id)
  if (id === null) return withoutId(document)
  const issues: Finding[] = []
  return {
    record: {
      id,
      image: parseText(document.bannerUrl),
      headline: parseText(document.headline),
      text: parseText(document.text),
      action: parseText(document.action),
      link: parsePath(document.link),
      ground: parseColour(document.ground),
      groundDark: parseColour(document.groundDark),
      ...parseTranslations(document, ['headline', 'text', 'action'], issues),
    },
    issues,
  }
}

/** A path of this store; null for anything else. */
export function parsePath(value: unknown): string | null {
  const path = parseText(value)
  return path !== null && /^\/(?!\/)/.test(path) ? path : null
}

/** A colour such as `#eee4d3`; null for anything else. */
export function parseColour(value: unknown): string | null {
  const text = parseText(value)
  return text !== null && /^#[0-9a-f]{6}$/i.test(text) ? text : null
}
