import { isRawDocument, parseJsonField, type RawDocument } from '../parse-result.ts'
import { fieldNames, otherLanguages, type Translated, type Translation } from '../translations/translation.ts'
import { isSame } from './is-same.ts'
import { likeFormer, plain, writeFields, type Spellings } from './write-fields.ts'

const spellings: Spellings<Translation> = {
  name: plain(fieldNames.name),
  short: plain(fieldNames.short),
  long: plain(fieldNames.long),
  features: plain(fieldNames.features),
  words: plain(fieldNames.words),
  headline: plain(fieldNames.headline),
  text: plain(fieldNames.text),
  action: plain(fieldNames.action),
}

/** A document with what its record says in other languages: the part of each as it was delivered, but for what differs. */
export function writeTranslations(
  document: RawDocument,
  { translations = {} }: Translated,
  reads: Translated | null,
): RawDocument {
  let written = document
  for (const language of otherLanguages) {
    const translation = translations[language] ?? {}
    const former = reads === null ? null : (reads.translations?.[language] ?? {})
    if (isSame(translation, former)) continue
    const delivered = document[language]
    const content = parseJsonField(delivered, language, [])
    const fields = writeFields(translation, spellings, {
      document: isRawDocument(content) ? content : {},
      reads: former,
    })
    const { [language]: _, ...others } = written
    written =
      Object.keys(fields).length === 0 ? others : { ...others, [language]: likeFormer(delivered, fields) }
  }
  return written
}
