import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Words that stand for a dozen things each, of which every one has a word of its own in the field. */
const vague = new Set(['part', 'parts', 'kept', 'held', 'asked', 'wanted', 'standing'])

/** Names in which one of them is the field's own word, or that a column or a call has had from the beginning. */
const allowed = new Set([
  // which part of how many: on slips and challans, of a return that takes several files, of a file that is sent in parts
  'part',
  'parts',
  // a part of a workbook, as its format calls it, and parts of sand to one of cement
  'Part',
  'parseXmlPart',
  'sandParts',
  // parts of a written word or query, of a name, and spare parts, as the trade calls them
  'SHORTEST_PART',
  'FIRST_PART',
  'SECOND_PART',
  'partsOf',
  'narrow-by-parts',
  'narrowByParts',
  'parts-and-spares',
  'partsAndSparesWords',
  // what of an import waits for an answer, or stays as it was
  'held',
  'kept',
  // what somebody wants of something, as the form or the query says it
  'wanted',
  'isWanted',
  // columns, and what the desk calls them
  'asked_at',
  'part_refunds',
  'standing_revision',
])

/** Rooms of the catalogue, where an entry is one of the catalogue's. */
const catalogueRooms =
  /(?:^|\/)(?:catalogue|catalogue-entries|imports|schedules|products)(?:\/|\.ts)|catalogue-entries/
/** What an entry is one of anywhere else, as its name or that of its file or room says. */
const ledgers = [
  'accounts',
  'audit',
  'till',
  'commission',
  'cart',
  'tally',
  'cash',
  'ledger',
  'suggestion',
  'history',
  'sitemap',
  'catalogue',
]
/** Entry points, as the framework calls their files, and the fields of an object as `Object.entries` gives them. */
const otherEntries = /^app\/entry\.|\/(?:unzip|upload-pieces)\.ts$/

const wings = [
  'domain',
  'search',
  'server',
  'spreadsheets',
  'app/api',
  'app/browser',
  'app/desk',
  'app/i18n',
  'app/navigation',
  'app/features',
  'app/routes',
  'app/ui',
  'app/state',
  'app/state-kit',
]

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** Tells whether a name says of an entry what it is one of. */
function isWholeEntry(file: string, name: string): boolean {
  const words = wordsOf(name)
  const isEntry = words.includes('entry') || words.includes('entries')
  const said = [...words, ...wordsOf(file)]
  return (
    !isEntry ||
    otherEntries.test(file) ||
    catalogueRooms.test(file) ||
    ledgers.some((word) => said.includes(word))
  )
}

/** The names that a file declares for others: functions, types, fields of types, and what stands at its top. */
function declaredIn(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
  const names: string[] = [path.basename(file).replace(/\.tsx?$/, '')]
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isMethodSignature(node) ||
      (ts.isVariableDeclaration(node) && node.parent.parent.parent === source)
    if (isDeclaration && node.name !== undefined && ts.isIdentifier(node.name)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

test('names say what they mean: a vague word stands only where it is the field’s own, and an entry says of what', () => {
  const files = execFileSync('git', ['ls-files', ...wings], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const found = files
    .flatMap((file) => declaredIn(file).map((name) => ({ file, name })))
    .filter(
      ({ file, name }) =>
        !isWholeEntry(file, name) || (wordsOf(name).some((word) => vague.has(word)) && !allowed.has(name)),
    )
  expect(found.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
