import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('widths of the pages are named in the tokens, since Tailwind makes nothing of a name that is not', async () => {
  const tokens = await readFile('app/ui/styles/tokens.css', 'utf8')
  const named = new Set([...tokens.matchAll(/--container-([a-z]+):/g)].map(([, name]) => name))
  const own = new Set(['full', 'none', 'fit', 'max', 'min', 'screen', 'px'])
  const unknown: string[] = []
  for await (const file of glob('app/**/*.tsx'))
    for (const [found, name = ''] of (await readFile(file, 'utf8')).matchAll(
      /\bmax-w-([a-z\d]*[a-z])\b(?!-)/g,
    ))
      if (!named.has(name) && !own.has(name)) unknown.push(`${file}: ${found}`)
  expect(named.size).toBeGreaterThan(2)
  expect(unknown).toEqual([])
})
