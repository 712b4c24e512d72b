import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '..')

/** One breach of each wall: the file that breaks it, what it imports, and the rule that must say so. */
const breaches = [
  ['domain-is-pure', 'domain/a.ts', `import '#server/config.ts'`],
  ['domain-no-node', 'domain/b.ts', `import 'node:fs'`],
  ['domain-npm-zod-only', 'domain/c.ts', `import 'react'`],
  ['app-never-runs-server', 'app/d.ts', `import '#server/config.ts'`],
  [
    'app-takes-server-types-in-context-only',
    'app/e.ts',
    `import type { X } from '#server/services.ts'\nexport type Y = X`,
  ],
  [
    'context-takes-services-only',
    'app/context.ts',
    `import type { X } from '#server/config.ts'\nexport type Y = X`,
  ],
  ['server-never-imports-app', 'server/f.ts', `import '#app/part.ts'`],
  ['db-below-services', 'server/db/g.ts', `import '#server/services/orders/verb.ts'`],
  ['db-and-gateways-are-strangers', 'server/db/h.ts', `import '#server/gateways/sms/port.ts'`],
  ['http-only-through-services', 'server/http/i.ts', `import '#server/db/part.ts'`],
  ['use-cases-are-strangers', 'server/services/orders/j.ts', `import '#server/services/orders/verb.ts'`],
  [
    'services-see-ports-not-adapters',
    'server/services/orders/k.ts',
    `import '#server/gateways/sms/adapter.ts'`,
  ],
  ['features-are-strangers', 'app/features/orders/l.ts', `import '#app/features/profile/part.ts'`],
  ['payments-below-checkout', 'app/features/orders/t.ts', `import '#app/features/payments/part.ts'`],
  ['ui-is-domain-blind', 'app/ui/m.ts', `import '#domain/part.ts'`],
  ['features-never-import-routes', 'app/features/orders/n.ts', `import '#app/routes/part.ts'`],
  ['api-and-browser-know-no-components', 'app/browser/o.ts', `import '#app/ui/part.ts'`],
  [
    'state-above-features',
    'app/features/orders/r.ts',
    `import type { X } from '#app/state/part.ts'\nexport type Y = X`,
  ],
  [
    'state-kit-below-features',
    'app/state-kit/s.ts',
    `import type { X } from '#app/features/cart/part.ts'\nexport type Y = X`,
  ],
  ['no-cycle', 'server/p.ts', `import type { X } from './q.ts'\nexport type Y = X`],
] as const

const innocent = [
  'domain/part.ts',
  'server/config.ts',
  'server/services.ts',
  'server/db/part.ts',
  'server/gateways/sms/port.ts',
  'server/gateways/sms/adapter.ts',
  'server/services/orders/verb.ts',
  'app/part.ts',
  'app/ui/part.ts',
  'app/routes/part.ts',
  'app/state/part.ts',
  'server/services/orders/steps/step.ts',
  'app/features/profile/part.ts',
  'app/features/cart/part.ts',
  'app/features/payments/part.ts',
]

let house: string
let broken: Set<string>

beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'neev-walls-'))
  const files = [
    ...innocent.map((file) => [file, 'export type X = 1'] as const),
    ...breaches.map(([, file, code]) => [file, code] as const),
    ['server/q.ts', `import type { Y } from './p.ts'\nexport type X = Y`] as const,
    [
      'app/features/orders/allowed.ts',
      `import '#app/features/cart/part.ts'\nimport '#domain/part.ts'`,
    ] as const,
    ['server/services/orders/allowed.ts', `import '#server/services/orders/steps/step.ts'`] as const,
  ]
  for (const [file, code] of files) {
    await mkdir(path.dirname(path.join(house, file)), { recursive: true })
    await writeFile(path.join(house, file), `${code}\n`)
  }
  for (const file of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json', 'tsconfig.base.json']) {
    await copyFile(path.join(root, file), path.join(house, file))
  }
  await symlink(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
  broken = await brokenRules()
}, 60_000)
afterAll(() => rm(house, { recursive: true, force: true }))

async function brokenRules(): Promise<Set<string>> {
  const cruiser = path.join(root, 'node_modules/.bin/depcruise')
  const args = [
    cruiser,
    'domain',
    'server',
    'app',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]
  const { stdout } = await run(process.execPath, args, { cwd: house, maxBuffer: 50_000_000 })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  return new Set(summary.violations.map(({ from, rule }) => `${rule.name} ${from}`))
}

test.each(breaches)('the wall %s is seen to be broken by %s', (rule, file) => {
  expect([...broken]).toContain(`${rule} ${file}`)
})

test('what is allowed is not said to be broken', () => {
  expect([...broken].filter((line) => line.endsWith('allowed.ts'))).toEqual([])
})
