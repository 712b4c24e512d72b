import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isFaultCode } from '#domain/problem/faults.ts'

const folders = '{domain,search,spreadsheets,server/services}/**/*.ts'

/** Files whose words are their matter: what papers, files and messages to customers say, and what words of the trade mean. */
const worded = [
  // papers, files for accountants, and messages, which are in languages of their own
  /^domain\/(?:document-layout|gst-returns|printing|notifications|order-notifications|privacy)\//,
  /^domain\/reports\/report-csv\.ts$/,
  /^server\/services\/(?:imports\/export-file|pricing\/export-price-list|pricing\/steps\/target-sheet|offers\/export-offers)\.ts$/,
  // the catalogue as it is delivered: heads of columns, units
  /^domain\/catalogue\/(?:imports\/columns|sales-units)/,
  /^domain\/(?:money\/(?:amount-in-words|hindi-number|rupees)|accounts\/credit-files)\.ts$/,
  // what a store says before anybody has said it
  /^domain\/(?:store\/settings|invoices\/seller|delivery\/demo-plan)\.ts$/,
  /^spreadsheets\//,
  // words of the trade and of languages
  /^search\//,
  /^domain\/text\//,
  // for developers
  /^domain\/(?:errors|problem\/[a-z-]+-codes)\.ts$/,
]

/** A text between quotes, as far as one line has it. */
const literal = /(?<![\p{L}\p{N})])(['`])((?:(?!\1)[^\\]|\\.)*)\1/gu
/** Three words and more in a row, which no code or name of a field has. */
const sentence = /\p{L}{2,} \p{L}{2,} \p{L}/u

function hasSentence(line: string): boolean {
  return [...line.matchAll(literal)].some(([, , text = '']) =>
    sentence.test(text.replaceAll(/\$\{[^}]*\}/g, '0')),
  )
}
/** Lines for developers: comments, the description of the API, errors that are defects, and imports. */
const aside =
  /^\s*(?:\*|\/\*|\/\/|import |export \{)|description: |when: |remedy: |new (?:Range|Overtaken)?Error\(|const \w+ = '|__format|itemWith\(/

function sentencesOf(source: string): string[] {
  const lines = source.split('\n')
  return lines.filter(
    (line, index) =>
      hasSentence(line.replace(/ \/\/ .*$/, '')) &&
      !aside.test(line) &&
      // a text that begins on the line before
      !/(?:description:|Error\(|\+)\s*$/.test(lines[index - 1] ?? ''),
  )
}

test('a text that a person reads stands in app/messages: rules, services and readers of sheets tell codes', () => {
  const found = globSync(folders, { exclude: ['**/*.test.ts'] })
    .filter((file) => !worded.some((own) => own.test(file)))
    .flatMap((file) => sentencesOf(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`))
  expect(found).toEqual([])
})

test('readers of sheets have no sentence', () => {
  const found = globSync('spreadsheets/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:issue|code|text): ['`]([^'`]+)['`]/g)]
      .filter(([, text = '']) => text.includes(' '))
      .map(([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('a schema has the code of a fault in the place of a message', () => {
  const messages = globSync('domain/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:\.regex\(\/.+?\/[iu]*, |\.(?:min|max)\([\w_]+, |message: )'([^']+)'/g,
      ),
    ].map(([, message = '']) => `${file}: ${message}`),
  )
  expect(messages.filter((line) => !isFaultCode(line.split(': ')[1] ?? ''))).toEqual([])
  expect(messages.length).toBeGreaterThan(20)
})

test('what these tests look for is found', () => {
  expect(sentencesOf(`throw refused('must be a whole number')`)).toHaveLength(1)
  expect(sentencesOf(`  description: 'What it is good for',`)).toEqual([])
  expect(sentencesOf(`  code: 'not-a-number',`)).toEqual([])
})
