import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

const hono = { version: '4.0.0', integrity: 'sha512-a' }
const vitest = { version: '5.0.0', dev: true }
const sharpForMac = { version: '1.0.0', optional: true }
const wanted = {
  '': {},
  'node_modules/hono': hono,
  'node_modules/vitest': vitest,
  'node_modules/sharp-darwin': sharpForMac,
}

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'neev-install-'))
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
})

afterEach(() => rmSync(root, { recursive: true }))

/** What npm says it has installed. */
const record = (packages: Record<string, unknown>): void =>
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))

const isInstalledFor = () => ({
  start: isInstalled(root, { development: false }),
  development: isInstalled(root, { development: true }),
})

it('wants an installation where there is none', () => {
  expect(isInstalledFor()).toEqual({ start: false, development: false })
})

it('starts without the packages for development, which development wants', () => {
  record({ 'node_modules/hono': hono })
  expect(isInstalledFor()).toEqual({ start: true, development: false })
})

it('starts with all packages too', () => {
  record({ 'node_modules/hono': hono, 'node_modules/vitest': vitest })
  expect(isInstalledFor()).toEqual({ start: true, development: true })
})

it.each([
  ['a package is missing', { 'node_modules/vitest': vitest }],
  ['a package has another version', { 'node_modules/hono': { ...hono, version: '4.0.1' } }],
  ['a package has other contents', { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } }],
  ['a package is there that is no longer wanted', { 'node_modules/hono': hono, 'node_modules/koa': hono }],
])('wants an installation when %s', (_, packages) => {
  record(packages)
  expect(isInstalledFor()).toEqual({ start: false, development: false })
})
