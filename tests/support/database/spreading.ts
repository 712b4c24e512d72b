import { readFileSync } from 'node:fs'
import path from 'node:path'

const [, section = ''] = readFileSync(
  path.join(import.meta.dirname, '../../../docs/operations.md'),
  'utf8',
).split('### A distributed PostgreSQL')

const namesIn = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

/** The tables that a distributed PostgreSQL would spread, as docs/operations.md lists them; others are whole on each node. */
export const spreadRows = [
  ...section.matchAll(/^\| ([\w`, ]+) \| (`\w+`) \| (`\w+`(?:, `\w+`)*|none) \|$/gm),
].map(([, tables = '', column = '', keys = '']) => ({
  tables: namesIn(tables),
  column: column.replaceAll('`', ''),
  keys: namesIn(keys),
}))

/** The spreading column of each of these tables. */
export const spreadingColumns: ReadonlyMap<string, string> = new Map(
  spreadRows.flatMap(({ tables, column }) => tables.map((table) => [table, column] as const)),
)

/** Global keys, with the reason that each has to be one and the way to keep it so. */
export const globalKeys = [
  ...section.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| ([^|`][^|]+) \| ([^|]+) \|$/gm),
].map(([, keys = '', why = '', how = '']) => ({ keys: namesIn(keys), why: why.trim(), how: how.trim() }))

const table = String.raw`"?([a-z_]+)"?(?:\s+(?:as\s+)?"?(?!on\b|where\b|using\b|join\b|inner\b|left\b|order\b|group\b|limit\b|set\b)([a-z_]+)"?)?`
const source = new RegExp(String.raw`\b(from|join)\s+${table}`, 'g')
const furtherSource = new RegExp(
  String.raw`\bfrom\s+"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*${table}`,
  'g',
)
const equality = /"?([a-z_]+)"?\."?([a-z_]+)"?\s*=\s*"?([a-z_]+)"?\."?([a-z_]+)"?/g
const using = /\bjoin\s+"?([a-z_]+)"?(?:\s+(?:as\s+)?[a-z_]+)?\s+using\s*\(\s*"?([a-z_]+)"?\s*\)/g

type Source = { readonly how: string; readonly name: string; readonly alias: string | undefined }
type Columns = ReadonlyMap<string, string>

/**
 * The joins of a statement that bring rows of different nodes together, each as a sentence: tables are joined by something else
 * than the columns that they are spread by. Parts that read without referring to each other are no join.
 */
export function findCrossings(statement: string, columns: Columns = spreadingColumns): string[] {
  const text = statement.toLowerCase().replaceAll(/\s+/g, ' ')
  const read = findSources(text).filter(({ name }) => columns.has(name))
  const links = [...findEqualities(text, read), ...findUsings(text, read)]
  const isGood = (link: readonly Side[]): boolean =>
    link.every(({ table: name, column }) => columns.get(name) === column)
  const crossings = links.filter((link) => !isGood(link)).map((link) => link.map(nameOf).join(' = '))
  const joined = new Set(links.flatMap((link) => link.map((side) => side.table)))
  const loose = read.length > 1 ? read.filter(({ how, name }) => how === 'join' && !joined.has(name)) : []
  return [...crossings, ...loose.map(({ name }) => `${name} is joined by no spreading column`)]
}

type Side = { readonly table: string; readonly column: string }

const nameOf = ({ table: name, column }: Side): string => `${name}.${column}`

/** The tables that a statement reads; those after a comma count as joined. */
function findSources(text: string): Source[] {
  return [
    ...[...text.matchAll(source)].map(([, how = '', name = '', alias]) => ({ how, name, alias })),
    ...[...text.matchAll(furtherSource)].map(([, name = '', alias]) => ({ how: 'join', name, alias })),
  ]
}

/** Columns of two of these tables that have to be equal. */
function findEqualities(text: string, read: readonly Source[]): Side[][] {
  const tableOf = new Map(
    read.flatMap(({ name, alias = name }) => [[name, name] as const, [alias, name] as const]),
  )
  return [...text.matchAll(equality)].flatMap(([, one = '', left = '', other = '', right = '']) => {
    const [first, second] = [tableOf.get(one), tableOf.get(other)]
    if (first === undefined || second === undefined || one === other) return []
    return [
      [
        { table: first, column: left },
        { table: second, column: right },
      ],
    ]
  })
}

/** The same, written as `using (column)`, between a table and the one that it is joined to. */
function findUsings(text: string, read: readonly Source[]): Side[][] {
  return [...text.matchAll(using)].flatMap(([, name = '', column = '']) => {
    const at = read.findIndex((one) => one.name === name)
    const before = read[at - 1]
    return before === undefined ? [] : [[before, { name }].map((side) => ({ table: side.name, column }))]
  })
}
