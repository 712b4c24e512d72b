import type { Translated, Translation, Words } from '../../translations/translation.ts'

/** The Hindi texts of a record as its form has them; of words a line each. */
export function readHindi({ translations }: Translated) {
  const { name = '', short = '', long = '', features = [], words = {} } = translations?.hi ?? {}
  const { headline = '', text = '', action = '' } = translations?.hi ?? {}
  const ofBanner = { headline, text, action }
  return { name, short, long, features: [...features], words: writeWords(words), ...ofBanner }
}

/** A record with Hindi texts of its form: what is empty goes, and what is not sent stays. */
export function withHindi<R extends Translated>(record: R, texts: HindiTexts): R {
  const { translations = {}, ...others } = record
  const sent = Object.entries(texts).filter(([, text]) => text !== undefined)
  const all = Object.entries({ ...translations.hi, ...Object.fromEntries(sent) })
  const hi = Object.fromEntries(all.filter(([, text]) => Object.keys(text).length > 0)) as Translation
  const { hi: _, ...rest } = translations
  const changed = Object.keys(hi).length === 0 ? rest : { ...rest, hi }
  return { ...others, ...(Object.keys(changed).length > 0 && { translations: changed }) } as R
}

/** Texts of a form; undefined for one that it does not send. */
type HindiTexts = { readonly [Field in keyof Translation]?: Translation[Field] | undefined }

function writeWords(words: Words): string[] {
  return Object.entries(words).map(([word, text]) => `${word} = ${text}`)
}

/** Words from lines such as `Grey = ग्रे`; a line without both is left out. */
export function parseWordLines(lines: readonly string[]): Words {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, word, text] =
        /^(.*?\S)\s+=\s+(\S.*)$/.exec(line) ?? /^([^=]*[^=\s])\s*=\s*(\S.*)$/.exec(line) ?? []
      return word === undefined || text === undefined ? [] : [[word, text] as const]
    }),
  )
}
