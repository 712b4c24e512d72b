import { languages, type Language } from '../../i18n/language.ts'
import type { Finding } from '../../problem/findings.ts'
import { isRawDocument, parseJsonField, parseText, parseTexts, type RawDocument } from '../parse-result.ts'

/** Words by the English ones: names and values of attributes, and options. */
export type Words = Readonly<Record<string, string>>

/** The texts of a record in one more language. English is the truth, and stands for each that is missing. */
export type Translation = {
  readonly name?: string
  /** Of a product: as in its description. */
  readonly short?: string
  readonly long?: string
  readonly features?: readonly string[]
  /** Of a subcategory: the words of its products. */
  readonly words?: Words
  /** Of a banner. */
  readonly headline?: string
  readonly text?: string
  readonly action?: string
}

type OtherLanguage = Exclude<Language, 'en'>

/** The languages that records are translated into; a document has a part for each, under this name. */
export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== 'en')

/** The texts of a record in other languages; absent where it has none. */
export type Translations = Readonly<Partial<Record<OtherLanguage, Translation>>>
export type Translated = { readonly translations?: Translations }

/** The longest text of each field; as forms have them in English. */
const MAX_LENGTHS = {
  name: 200,
  short: 1_000,
  long: 20_000,
  headline: 300,
  text: 300,
  action: 300,
} as const
/** The most features, and the longest. */
const MAX_FEATURES = 40
const MAX_FEATURE = 500
/** The most words of a subcategory, and the longest. */
export const MAX_WORDS = 1_000
export const MAX_WORD = 300

type Field = keyof Translation

/** The names of the fields in documents. */
export const fieldNames = {
  name: 'name',
  short: 'shortDescription',
  long: 'longDescription',
  features: 'features',
  words: 'words',
  headline: 'headline',
  text: 'text',
  action: 'action',
} as const satisfies Readonly<Record<Field, string>>

/** Parses the parts of a document in other languages. What is too long, or no text, is an issue and left out. */
export function parseTranslations(
  document: RawDocument,
  fields: readonly Field[],
  issues: Finding[],
): Translated {
  const found = otherLanguages.flatMap((language) => {
    const translation = parseTranslation(document[language], { language, fields, issues })
    return Object.keys(translation).length === 0 ? [] : [[language, translation] as const]
  })
  return found.length === 0 ? {} : { translations: Object.fromEntries(found) }
}

type Part = { readonly language: string; readonly fields: readonly Field[]; readonly issues: Finding[] }

/** Parses the part of a document in one language, or JSON text of it; empty for one that says nothing. */
function parseTranslation(value: unknown, { language, fields, issues }: Part): Translation {
  const content = parseJsonField(value, language, issues)
  if (content === null) return {}
  if (!isRawDocument(content)) {
    issues.push({ code: 'counts-as-empty', field: language, expected: 'object' })
    return {}
  }
  return Object.assign(
    {},
    ...fields.map((field) => parseField(field, content[fieldNames[field]], { language, issues })),
  ) as Translation
}

function parseField(field: Field, value: unknown, part: Omit<Part, 'fields'>): Translation {
  if (field === 'features') return parseFeatures(value, part)
  if (field === 'words') return parseWords(value, part)
  const text = parseText(value)
  if (text === null) return {}
  if (text.length <= MAX_LENGTHS[field]) return { [field]: text }
  const path = `${part.language}.${fieldNames[field]}`
  part.issues.push({ code: 'text-left-out', field: path, most: MAX_LENGTHS[field] })
  return {}
}

function parseFeatures(value: unknown, { language, issues }: Omit<Part, 'fields'>): Translation {
  const features = parseTexts(value)
  if (features.length === 0) return {}
  if (features.length <= MAX_FEATURES && features.every(({ length }) => length <= MAX_FEATURE))
    return { features }
  issues.push({ code: 'texts-left-out', field: `${language}.features` })
  return {}
}

function parseWords(value: unknown, { language, issues }: Omit<Part, 'fields'>): Translation {
  const path = `${language}.words`
  const content = parseJsonField(value, path, issues)
  if (content === null) return {}
  if (!isRawDocument(content)) {
    issues.push({ code: 'counts-as-empty', field: path, expected: 'object' })
    return {}
  }
  const texts = Object.entries(content).flatMap(([word, text]) => {
    const translated = parseText(text)
    return translated === null ? [] : [[word, translated] as const]
  })
  const isShort = texts.every(([word, text]) => word.length <= MAX_WORD && text.length <= MAX_WORD)
  if (!isShort || texts.length > MAX_WORDS) {
    issues.push({ code: 'texts-left-out', field: path })
    return {}
  }
  return texts.length === 0 ? {} : { words: Object.fromEntries(texts) }
}
