import type { Language } from '../i18n/language.ts'
import { documentLabels, type DocumentLabels } from './document-labels.ts'
import { hindiLabels } from './hindi-labels.ts'

const labelsByLanguage: Readonly<Record<Language, DocumentLabels>> = { en: documentLabels, hi: hindiLabels }

/** The labels of a document in the language in which it was issued. */
export function labelsOf({ language = 'en' }: { readonly language?: Language | undefined }): DocumentLabels {
  return labelsByLanguage[language]
}
