import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** Folders whose comments all begin with a noun or a verb. */
const folders = ['domain', 'search', 'spreadsheets', 'server', 'app', 'tests/support']

/** The first line of a block comment, or of consecutive line comments, that begins with a question word. */
const question =
  /^[ \t]*(?:\{?\/\*\*?\s+(?:\*\s+)?|(?<!^[ \t]*\/\/.*\n[ \t]*)\/\/ )(?:What|How|Whether|Who|Whom|Whose|Where|Which|When|Why)(?:ever)?\b.*/gm

/** The questions that open a comment of a source. */
function questionsIn(source: string): readonly string[] {
  return [...source.matchAll(question)].map(([line]) => line.trim())
}

test('comments begin with a noun or a verb, not with a question', async () => {
  const faults: string[] = []
  for (const folder of folders)
    for (const name of await readdir(path.join(root, folder), { recursive: true })) {
      const file = path.join(folder, name)
      if (!/\.tsx?$/.test(name)) continue
      const source = await readFile(path.join(root, file), 'utf8')
      faults.push(...questionsIn(source).map((line) => `${file}: ${line}`))
    }
  expect(faults).toEqual([])
})

test('a question is found at the beginning of a comment alone', () => {
  expect(questionsIn('/** Whether it is open. */')).toHaveLength(1)
  expect(questionsIn('  /**\n   * What it costs,\n   * Where it lies. */')).toHaveLength(1)
  expect(questionsIn('  // Who asked\n  // When')).toHaveLength(1)
  expect(questionsIn('/** Tells whether it is open. */\n// Reads\n// What follows\nconst How = 1')).toEqual(
    [],
  )
})
