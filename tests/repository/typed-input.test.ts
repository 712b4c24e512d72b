import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** The components of these folders, by path. */
async function components(...folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const folder of folders)
    for (const name of await readdir(path.join(root, folder), { recursive: true }))
      if (name.endsWith('.tsx')) {
        const file = path.join(folder, name)
        found.set(file, await readFile(path.join(root, file), 'utf8'))
      }
  return found
}

/** The opening tags of a component in a source. */
function tagsOf(source: string, component: string): readonly string[] {
  return source
    .split(new RegExp(`<${component}\\b`))
    .slice(1)
    .map((rest) => {
      let depth = 0
      for (let at = 0; at < rest.length; at += 1) {
        const sign = rest[at]
        if (sign === '{') depth += 1
        else if (sign === '}') depth -= 1
        else if (sign === '>' && depth === 0 && rest[at - 1] !== '=') return rest.slice(0, at)
      }
      return rest
    })
}

test('[STOCK-02] no field cuts what is typed or pasted, and none of the desk drops signs of a number', async () => {
  const faults: string[] = []
  for (const [file, source] of await components('app'))
    for (const tag of ['input', 'textarea', 'Autocomplete.Input'].flatMap((name) => tagsOf(source, name)))
      // a browser cuts what is pasted without a word; `Field` and `TextArea` keep it, and say how much fits
      if (tag.includes('maxLength')) faults.push(`${file} cuts what is pasted`)
  for (const [file, source] of await components('app/desk')) {
    const stripped = /currentTarget\.value\s*\.replaceAll\(\/(?:\\D|\[\^)/.exec(source)
    if (stripped !== null) faults.push(`${file} strips what is typed: ${stripped[0]}`)
  }
  expect(faults).toEqual([])
})

test('[DESK-01] no button of the desk or the checkout is grey without saying what it waits for', async () => {
  const faults: string[] = []
  for (const [file, source] of await components('app/desk', 'app/features/checkout'))
    for (const tag of tagsOf(source, 'Button')) {
      const [, condition] = /\sdisabled=\{([^}]*)\}/.exec(tag) ?? []
      // while something runs it is said by what runs
      if (condition !== undefined && !/^(?:is)?[pP]ending$/.test(condition))
        faults.push(`${file}: ${condition}`)
    }
  expect(faults).toEqual([])
})
