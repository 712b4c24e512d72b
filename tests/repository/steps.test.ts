import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const services = 'server/services'
const sources = globSync(`${services}/**/*.ts`, { exclude: ['**/*.test.ts'] }).toSorted()

/** The use case or step that a file is, or is a piece of: `orders/steps/place-order`. */
function unitOf(file: string): string {
  return /^server\/services\/([^/]+\/(?:steps\/)?[^/.]+)/.exec(file)?.[1] ?? file
}

function roomOf(file: string): string {
  return unitOf(file).split('/')[0] ?? ''
}

/** The files that use each file of the services. */
const usersOf = new Map<string, string[]>(sources.map((file) => [file, []]))
for (const user of globSync('{app,server,scripts}/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] }))
  for (const [, to = ''] of readFileSync(user, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
    usersOf.get(path.join(path.dirname(user), to))?.push(user)

const steps = sources.filter((file) => /\/steps\/[^/]+\.ts$/.test(file))

test('a step is shared: by two use cases of its room, or with another room', () => {
  const lonely = steps.filter((step) => {
    const users = usersOf.get(step) ?? []
    return new Set(users.map(unitOf)).size < 2 && users.every((user) => roomOf(user) === roomOf(step))
  })
  expect(lonely).toEqual([])
  expect(steps).not.toEqual([])
})

test('a piece of a use case, in the folder of its name, is used by nothing else', () => {
  const pieces = sources.filter(
    (file) => !steps.includes(file) && file.split('/').length > services.split('/').length + 2,
  )
  const lent = pieces.filter((piece) =>
    (usersOf.get(piece) ?? []).some((user) => unitOf(user) !== unitOf(piece)),
  )
  expect(lent).toEqual([])
  expect(pieces).not.toEqual([])
})
