import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdir, mkdtemp, rm, symlink, writeFile, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')

type Floor = { readonly rooms: readonly string[]; readonly isAggregate: boolean }
const { floors } = createRequire(import.meta.url)('../../floors.cjs') as {
  floors: Readonly<Record<string, readonly Floor[]>>
}
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: readonly { readonly name: string }[]
}

/** A module of each room, and for each room a file that imports one from above, or from a stranger beside it. */
const rooms = Object.entries(floors).flatMap(([wing, ofWing]) => {
  const folder = wing === 'services' ? 'server/services' : wing
  const moduleOf = (room: string) =>
    room.endsWith('.ts')
      ? `${folder}/${room}`
      : `${folder}/${room}/${wing === 'services' ? 'steps/step' : 'module'}.ts`
  return ofWing.flatMap((floor, index) =>
    floor.rooms.map((room) => {
      const beside = floor.isAggregate ? [] : floor.rooms.filter((other) => other !== room)
      const above = [...beside, ...(ofWing[index + 1]?.rooms ?? [])].at(-1)
      const file = room.endsWith('.ts') ? null : `${folder}/${room}/breaks-its-floor.ts`
      const code = above === undefined ? null : `import '#${moduleOf(above)}'`
      return { rule: `${wing}-floors`, target: moduleOf(room), file, code }
    }),
  )
})
const brokenFloors = rooms.flatMap(({ rule, file, code }) =>
  file === null || code === null ? [] : [[rule, file, code] as const],
)

/** One violation of each rule: the rule, the file that violates it, and its code. */
const violations = [
  ['domain-is-pure', 'domain/a.ts', `import '#server/config/read-config.ts'`],
  ['pure-wings-no-node', 'domain/b.ts', `import 'node:fs'`],
  ['domain-npm-zod-only', 'domain/c.ts', `import 'react'`],
  ['domain-npm-zod-only', 'search/queries/c.ts', `import 'fflate'`],
  ['pure-wings-no-node', 'search/queries/d.ts', `import 'node:fs'`],
  ['spreadsheets-npm-fflate-saxes-and-zod-only', 'spreadsheets/files/c.ts', `import 'react'`],
  ['search-is-pure', 'search/queries/a.ts', `import '#domain/orders/module.ts'`],
  ['search-is-pure', 'search/queries/b.ts', `import '#server/config/read-config.ts'`],
  ['spreadsheets-are-pure', 'spreadsheets/files/a.ts', `import '#domain/cart/module.ts'`],
  ['spreadsheets-are-pure', 'spreadsheets/files/b.ts', `import '#search/queries/module.ts'`],
  [
    'domain-floors',
    'domain/catalogue/a.ts',
    `import type { X } from '../orders/module.ts'\nexport type Y = X`,
  ],
  ['domain-floors', 'domain/delivery/a.ts', `import '../cart/module.ts'`],
  ['domain-floors', 'domain/money/a.ts', `import '../errors.ts'`],
  ['domain-rooms-have-a-floor', 'domain/orders/f.ts', `import '../new-room/module.ts'`],
  ['search-floors', 'search/lexicon/a.ts', `import '../quick-order/module.ts'`],
  ['search-rooms-have-a-floor', 'search/queries/e.ts', `import '../new-room/module.ts'`],
  ['spreadsheets-floors', 'spreadsheets/files/d.ts', `import '../products/module.ts'`],
  ['spreadsheets-rooms-have-a-floor', 'spreadsheets/files/e.ts', `import '../new-room/module.ts'`],
  ['store-runs-without-development-packages', 'server/u.ts', `import 'lighthouse'`],
  ['app-never-runs-server', 'app/d.ts', `import '#server/config/read-config.ts'`],
  [
    'app-takes-server-types-in-context-only',
    'app/e.ts',
    `import type { X } from '#server/composition/services.ts'\nexport type Y = X`,
  ],
  [
    'context-takes-services-only',
    'app/context.ts',
    `import type { X } from '#server/config/read-config.ts'\nexport type Y = X`,
  ],
  ['store-never-imports-the-demo-studio', 'server/v.ts', `import '../demo/studio/module.ts'`],
  ['server-never-imports-app', 'server/f.ts', `import '#app/module.ts'`],
  ['server-floors', 'server/db/g.ts', `import '#server/services/orders/use-case.ts'`],
  ['server-floors', 'server/db/h.ts', `import '#server/gateways/sms/port.ts'`],
  ['server-floors', 'server/db/i.ts', `import '#server/config/read-config.ts'`],
  ['server-floors', 'server/gateways/a.ts', `import '#server/observability/module.ts'`],
  ['server-floors', 'server/workers/a.ts', `import '#server/db/module.ts'`],
  ['server-floors', 'server/backup/a.ts', `import '#server/services/orders/use-case.ts'`],
  [
    'server-floors',
    'server/services/orders/m.ts',
    `import type { X } from '#server/composition/services.ts'\nexport type Y = X`,
  ],
  ['server-floors', 'server/config/a.ts', `import '#server/services/orders/use-case.ts'`],
  ['server-floors', 'server/composition/a.ts', `import '#server/http/module.ts'`],
  ['server-rooms-have-a-floor', 'server/http/j.ts', `import '../new-room/module.ts'`],
  ['services-floors', 'server/services/stock/a.ts', `import '../orders/steps/step.ts'`],
  [
    'services-floors',
    'server/services/identity/a.ts',
    `import type { X } from '../staff/steps/step.ts'\nexport type Y = X`,
  ],
  ['services-rooms-have-a-floor', 'server/services/orders/n.ts', `import '../new-room/steps/step.ts'`],
  ['http-only-through-services', 'server/http/i.ts', `import '#server/db/module.ts'`],
  ['http-only-through-services', 'server/http/k.ts', `import '#server/services/orders/use-case.ts'`],
  ['commands-through-composition', 'server/commands/a.ts', `import '#server/db/module.ts'`],
  [
    'commands-run-no-use-case-themselves',
    'server/commands/b.ts',
    `import '#server/services/orders/use-case.ts'`,
  ],
  ['use-cases-are-strangers', 'server/services/orders/j.ts', `import '#server/services/orders/use-case.ts'`],
  [
    'use-cases-are-strangers',
    'server/services/orders/l.ts',
    `import '#server/services/orders/use-case/piece.ts'`,
  ],
  [
    'services-see-ports-not-adapters',
    'server/services/orders/k.ts',
    `import '#server/gateways/sms/adapter.ts'`,
  ],
  ['features-are-strangers', 'app/features/orders/l.ts', `import '#app/features/profile/module.ts'`],
  ['payments-below-checkout', 'app/features/orders/t.ts', `import '#app/features/payments/module.ts'`],
  ['the-shop-never-imports-the-desk', 'app/routes/w.ts', `import '#app/desk/kit/module.ts'`],
  ['the-shop-never-imports-the-desk', 'app/features/orders/w.ts', `import '#app/desk/kit/module.ts'`],
  ['the-desk-uses-identity-and-sites-only', 'app/desk/kit/x.ts', `import '#app/features/cart/module.ts'`],
  ['desk-rooms-are-strangers', 'app/desk/orders/y.ts', `import '#app/desk/stock/module.ts'`],
  ['desk-rooms-are-strangers', 'app/desk/kit/z.ts', `import '#app/desk/stock/module.ts'`],
  ['features-never-import-routes', 'app/desk/orders/n.ts', `import '#app/routes/module.ts'`],
  [
    'state-above-features',
    'app/desk/orders/r.ts',
    `import type { X } from '#app/state/module.ts'\nexport type Y = X`,
  ],
  ['ui-is-domain-blind', 'app/ui/m.ts', `import '#domain/module.ts'`],
  ['features-never-import-routes', 'app/features/orders/n.ts', `import '#app/routes/module.ts'`],
  ['api-and-browser-know-no-components', 'app/browser/o.ts', `import '#app/ui/module.ts'`],
  [
    'state-above-features',
    'app/features/orders/r.ts',
    `import type { X } from '#app/state/module.ts'\nexport type Y = X`,
  ],
  [
    'state-kit-below-features',
    'app/state-kit/s.ts',
    `import type { X } from '#app/features/cart/module.ts'\nexport type Y = X`,
  ],
  ['no-cycle', 'server/p.ts', `import type { X } from './q.ts'\nexport type Y = X`],
] as const

const targets = [
  'demo/studio/module.ts',
  'domain/module.ts',
  'domain/errors.ts',
  'domain/cart/module.ts',
  'domain/catalogue/module.ts',
  'domain/orders/module.ts',
  'domain/payments/module.ts',
  'domain/new-room/module.ts',
  'search/queries/module.ts',
  'search/new-room/module.ts',
  'search/quick-order/module.ts',
  'spreadsheets/files/module.ts',
  'spreadsheets/new-room/module.ts',
  'spreadsheets/products/module.ts',
  'server/config/read-config.ts',
  'server/composition/services.ts',
  'server/db/module.ts',
  'server/http/module.ts',
  'server/new-room/module.ts',
  'server/observability/module.ts',
  'server/gateways/sms/port.ts',
  'server/gateways/sms/adapter.ts',
  'server/services/orders/use-case.ts',
  'server/services/orders/use-case/piece.ts',
  'app/module.ts',
  'app/ui/module.ts',
  'app/routes/module.ts',
  'app/state/module.ts',
  'server/services/orders/steps/step.ts',
  'server/services/payments/steps/step.ts',
  'server/services/staff/steps/step.ts',
  'server/services/new-room/steps/step.ts',
  'app/features/profile/module.ts',
  'app/features/cart/module.ts',
  'app/features/payments/module.ts',
  'app/features/identity/module.ts',
  'app/desk/kit/module.ts',
  'app/desk/stock/module.ts',
]

let folder: string
let reported: Set<string>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'neev-walls-'))
  const files = [
    ...[...targets, ...rooms.map(({ target }) => target)].map((file) => [file, 'export type X = 1'] as const),
    ...brokenFloors.map(([, file, code]) => [file, code] as const),
    ...violations.map(([, file, code]) => [file, code] as const),
    ['server/q.ts', `import type { Y } from './p.ts'\nexport type X = Y`] as const,
    [
      'app/features/orders/allowed.ts',
      `import '#app/features/cart/module.ts'\nimport '#domain/errors.ts'`,
    ] as const,
    [
      'app/desk/orders/allowed.ts',
      `import '#app/desk/kit/module.ts'\nimport '#app/features/identity/module.ts'`,
    ] as const,
    ['server/services/orders/piece-allowed.ts', `import './piece-allowed/piece.ts'`] as const,
    ['server/services/orders/piece-allowed/piece.ts', 'export type X = 1'] as const,
    ['app/desk/frame/allowed.ts', `import '#app/desk/stock/module.ts'`] as const,
    ['domain/orders/allowed.ts', `import '../payments/module.ts'\nimport '../cart/module.ts'`] as const,
    [
      'search/quick-order/allowed.ts',
      `import '#domain/catalogue/module.ts'\nimport '../queries/module.ts'\nimport '#spreadsheets/files/module.ts'`,
    ] as const,
    [
      'server/services/orders/allowed.ts',
      `import '#server/services/orders/steps/step.ts'\nimport '../payments/steps/step.ts'\nimport '../staff/steps/step.ts'`,
    ] as const,
  ]
  for (const [file, code] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), `${code}\n`)
  }
  for (const file of [
    '.dependency-cruiser.cjs',
    'floors.cjs',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ]) {
    await copyFile(path.join(root, file), path.join(folder, file))
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  reported = await reportedRules()
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function reportedRules(): Promise<Set<string>> {
  const cruiser = path.join(root, 'node_modules/.bin/depcruise')
  const args = [
    cruiser,
    'domain',
    'search',
    'spreadsheets',
    'server',
    'app',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]
  const { stdout } = await run(process.execPath, args, { cwd: folder, maxBuffer: 50_000_000 })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  return new Set(summary.violations.map(({ from, rule }) => `${rule.name} ${from}`))
}

test.each(violations)('the rule %s reports %s', (rule, file) => {
  expect([...reported]).toContain(`${rule} ${file}`)
})

test.each(brokenFloors)('the rule %s reports %s, which imports from above or beside it', (rule, file) => {
  expect([...reported]).toContain(`${rule} ${file}`)
})

test('every wall is broken on purpose', () => {
  const broken = new Set<string>(violations.map(([rule]) => rule))
  expect(forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([])
})

test('allowed imports are not reported', () => {
  expect([...reported].filter((line) => line.endsWith('allowed.ts'))).toEqual([])
})
