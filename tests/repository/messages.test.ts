import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoReturnTermsHindi } from '#domain/store/demo-return-terms.ts'
import { filesOf, messagesFolder, messagesOf, sayAll, type Said } from '../support/messages/say-messages.ts'

const root = path.join(import.meta.dirname, '../..')
const catalogueFolder = path.join(root, 'demo/catalogue')
const others = readdirSync(messagesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['en', 'desk'].includes(entry.name))
  .map(({ name }) => name)

/** Latin words of more than three letters that Hindi keeps. */
const keptWords = new Set('GSTIN WhatsApp JSON xlsx https CPVC CGST HSN mm'.split(' '))

/** Values in brackets and figures that a text has, each once. */
function valuesIn(text: string): string {
  return [...new Set(text.match(/⟨\p{L}+⟩|\d+(?:[.,]\d+)*/gu))].toSorted().join(' ')
}

/** Latin words that a Hindi text should not have; where it has no letter of Hindi, short ones too. */
function foreignWords(text: string): readonly string[] {
  // a sample, a code and a day that `Intl` writes in the language of the build are no words
  const own = text.replaceAll(/⟨[^⟩]*⟩|\S*\d\S*/g, '').replace(/ \p{L}+ (?= से लागू)/u, ' ')
  const words = (own.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !keptWords.has(word))
  return /\p{Script=Devanagari}/u.test(own) ? words.filter((word) => word.length > 3) : words
}

/** Signs that end a sentence, in languages that do not end it with a full stop. */
const sentenceEnds: Readonly<Record<string, string>> = { hi: '।' }

/** Tells whether both are sentences, or neither. */
function endsAlike(english: string, other: string, language: string): boolean {
  const end = sentenceEnds[language] ?? '.'
  return /[^.][.]$/.test(english) === other.endsWith(end) && (end === '.' || !other.endsWith('.'))
}

/** Keys of messages that their users do not name; one that a user computes may be a string or a property of any source. */
function unusedIn(
  users: readonly string[],
  sources: readonly string[],
  keys: readonly string[],
): readonly string[] {
  const [own, all] = [users.join('\n'), sources.join('\n')]
  const isComputed = /\w\[(?!\d)|\.\.\.|keyof|Record</.test(own)
  return keys.filter((key) => {
    const [prefix] = /^[^-]+-/.exec(key) ?? []
    return !(
      new RegExp(String.raw`(?<![\w-])${key}(?![\w-])`).test(own) ||
      (isComputed && new RegExp(String.raw`'${key}'|\b${key}\??:`).test(all)) ||
      (prefix !== undefined && all.includes(`\`${prefix}\${`))
    )
  })
}

async function forEachPair(
  language: string,
  differ: (english: Said, other: Said) => boolean,
): Promise<string[]> {
  const faults: string[] = []
  for (const file of await filesOf('en')) {
    const [english, other] = [await sayAll('en', file), await sayAll(language, file)]
    for (const [index, one] of english.entries()) {
      const spoken = other[index]
      if (spoken === undefined || spoken.key !== one.key) faults.push(`${file} ${one.key}: missing`)
      else if (differ(one, spoken)) faults.push(`${file} ${one.key}: ${one.text} | ${spoken.text}`)
    }
  }
  return faults
}

test.each(others)('every message is there in %s, and no other', async (language) => {
  const keys = async (folder: string) => {
    const found: string[] = []
    for (const file of await filesOf(folder))
      for (const [name, messages] of Object.entries(await messagesOf(folder, file)))
        found.push(
          ...Object.keys(typeof messages === 'object' ? (messages ?? {}) : {}).map(
            (key) => `${file} ${name}.${key}`,
          ),
          `${file} ${name}`,
        )
    return found.toSorted()
  }
  expect(await filesOf(language)).toEqual(await filesOf('en'))
  expect(await keys(language)).toEqual(await keys('en'))
})

test.each(others)(
  'every message inserts the same values and states the same figures in %s',
  async (language) => {
    const faults = await forEachPair(language, ({ text }, other) => valuesIn(text) !== valuesIn(other.text))
    expect(faults).toEqual([])
  },
)

test.each(others)('a sentence ends as one in %s', async (language) => {
  const faults = await forEachPair(
    language,
    (english, other) => english.text !== other.text && !endsAlike(english.text, other.text, language),
  )
  expect(faults).toEqual([])
})

test('Hindi texts are in Hindi, in one spelling of their letters', async () => {
  const faults: string[] = []
  for (const file of (await filesOf('hi')).filter((name) => name !== 'language.ts'))
    for (const { key, text } of await sayAll('hi', file)) {
      const foreign = foreignWords(text)
      if (foreign.length > 0) faults.push(`${file} ${key}: ${foreign.join(' ')}`)
      if (text !== text.normalize('NFC')) faults.push(`${file} ${key}: not NFC`)
      if (/[कखग]\u093c/u.test(text)) faults.push(`${file} ${key}: a dot below that newspapers do not write`)
      // a danda behind them reads as one figure or letter more
      const [figure] = /[^ ]*[\dA-Za-z]।/u.exec(text) ?? []
      if (figure !== undefined) faults.push(`${file} ${key}: ${figure} ends a sentence`)
    }
  expect(faults).toEqual([])
})

/** Words that some texts write with a dot below and others without, as `फ़ुट` and `फुट`. */
function dottedOnlyHere(texts: readonly string[]): readonly string[] {
  const words = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []))
  return [...words].filter((word) => {
    const plain = word.replaceAll(/(?<=[जफ])\u093c/gu, '')
    return plain !== word && words.has(plain)
  })
}

test('a Hindi word has one spelling in the messages and in the demo', async () => {
  const texts: string[] = [demoReturnTermsHindi]
  for (const file of await filesOf('hi')) texts.push(...(await sayAll('hi', file)).map(({ text }) => text))
  for (const file of readdirSync(catalogueFolder)) {
    const documents = JSON.parse(readFileSync(path.join(catalogueFolder, file), 'utf8')) as { hi?: unknown }[]
    // not what people type to find them, in any spelling
    texts.push(...documents.map(({ hi }) => JSON.stringify(hi) ?? ''))
  }
  expect(dottedOnlyHere(texts)).toEqual([])
})

test('no message is unused', async () => {
  const sources: { readonly file: string; readonly text: string }[] = []
  for (const folder of ['app', 'server', 'domain'])
    for (const file of await readdir(path.join(root, folder), { recursive: true }))
      if (
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        !(folder === 'app' && /^messages\/(?!desk)/.test(file))
      )
        sources.push({ file, text: await readFile(path.join(root, folder, file), 'utf8') })
  const faults: string[] = []
  for (const file of await filesOf('en')) {
    const users = sources.filter(
      ({ text }) => text.includes(`messages/${file}`) || text.includes(`messages/en/${file}`),
    )
    for (const [name, messages] of Object.entries(await messagesOf('en', file)))
      if (typeof messages === 'object')
        faults.push(
          ...unusedIn(
            users.map(({ text }) => text),
            sources.map(({ text }) => text),
            Object.keys(messages ?? {}),
          ).map((key) => `${file} ${name}.${key}`),
        )
  }
  expect(faults).toEqual([])
})

test('what these tests look for is found', () => {
  expect(valuesIn('⟨name⟩: 1,234 of 7')).toBe('1,234 7 ⟨name⟩')
  expect(valuesIn('⟨name⟩')).not.toBe(valuesIn(''))
  expect(foreignWords('अपना cart देखें')).toEqual(['cart'])
  expect(foreignWords('No')).toEqual(['No'])
  expect(foreignWords('⟨name⟩ का GSTIN')).toEqual([])
  expect(endsAlike('It is here.', 'यह यहाँ है', 'hi')).toBe(false)
  expect(endsAlike('Here', 'यहाँ।', 'hi')).toBe(false)
  expect(endsAlike('It is here.', 'ते येथे आहे', 'mr')).toBe(false)
  expect(endsAlike('It is here.', 'यह यहाँ है.', 'hi')).toBe(false)
  expect(dottedOnlyHere(['10 वर्ग फ़ुट', '10 वर्ग फुट', 'फिर', 'ज़िला'])).toEqual(['फ़ुट'])
  expect(unusedIn(['t.title + t[`step-${step}`]'], ["as 'cart'"], ['title', 'text', 'cart'])).toEqual([
    'text',
  ])
})
