import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/operations.md',
  '.github/pull_request_template.md',
  ...globSync('docs/decisions/*.md', { cwd: root }),
]

/** The files and folders that a document names: in links, and in code such as `app/ui` or `npx vitest run app/a.test.ts`. */
function namedPaths(file: string, markdown: string): string[] {
  const links = [...markdown.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  )
  const code = [...markdown.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => text.split(/\s+/))
  return [...new Set([...links, ...code.filter(isPath)])]
}

/** Whether a piece of code is meant as a path of the repository: under one of its folders, or a dotfile such as `.oxfmtrc.json`. */
function isPath(text: string): boolean {
  if (!/^[\w.][\w.<>/*-]*$/.test(text)) return false
  const [first = '', ...rest] = text.split('/')
  return rest.length > 0 ? folders.has(first) : /^\.[a-z][\w-]*\.\w+$/.test(text)
}

const folders = new Set(
  'app demo deploy docs domain migrations public scripts server tests .ci .devcontainer .github .vscode'.split(
    ' ',
  ),
)

/** `<noun>` stands for any one folder or file name; at least one has to be there. */
function isThere(name: string): boolean {
  if (!/[<*]/.test(name)) return existsSync(path.join(root, name))
  return globSync(name.replaceAll(/<[\w-]+>/g, '*'), { cwd: root }).length > 0
}

const missingPaths = (file: string, markdown: string): string[] =>
  namedPaths(file, markdown).filter((name) => !isThere(name))

test.each(documents)('every path that %s names exists', (file) => {
  expect(missingPaths(file, readFileSync(path.join(root, file), 'utf8'))).toEqual([])
})

describe('a path that does not exist', () => {
  test.each([
    ['`app/no-such-folder`', 'app/no-such-folder'],
    ['run `npx vitest run domain/orders/gone.test.ts`', 'domain/orders/gone.test.ts'],
    ['`server/<noun>/no-such-file.ts`', 'server/<noun>/no-such-file.ts'],
    ['`.no-such-file.json`', '.no-such-file.json'],
    ['[a record](decisions/9999-gone.md#why)', 'docs/decisions/9999-gone.md'],
  ])('is found in %s', (markdown, missing) => {
    expect(missingPaths('docs/a.md', markdown)).toEqual([missing])
  })
})

test('what is no path of the repository is left alone', () => {
  const markdown =
    '`POST /api/orders`, `text/html`, `{productId}Variant[{index}]`, `PUBLIC_URL/api`, [x](https://y.example/z)'
  expect(namedPaths('README.md', markdown)).toEqual([])
})

test('docs/architecture.md names every wall, and no other', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: { name: string }[]
  }
  const [, section = ''] = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').split('## The walls')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  // the floors of a wing are one wall with a rule for each room
  const walls = new Set(forbidden.map(({ name }) => name))
  expect(named.toSorted()).toEqual([...walls].toSorted())
})

const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted()
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

test.each(records)('%s says when it was decided', (file) => {
  expect(textOf(file)).toMatch(/^# .+\n\nDate: \d{4}-\d{2}-\d{2}\nStatus: accepted\n/)
})

test('the index of decisions lists every record by its title, in the order of their numbers', () => {
  const index = textOf('docs/decisions/README.md')
  const listed = index.split('\n').filter((line) => /^\| \[\d{4}\]/.test(line))
  const written = records.map((file) => {
    const name = path.basename(file)
    const [, title = ''] = /^# (.+)/.exec(textOf(file)) ?? []
    return `| [${name.slice(0, 4)}](${name}) | ${title} |`
  })
  expect(listed).toEqual(written)
})
