import { describe, expect, it } from 'vitest'
import { platformOf } from './platform-of.ts'
import { type LockFile, repairLock } from './repair-lock.ts'

const lockOf = (packages: LockFile['packages']): LockFile => ({ lockfileVersion: 3, packages })

describe('repairing the lock file', () => {
  it('adds an optional platform package that has no entry', () => {
    const lock = lockOf({
      'node_modules/tool': { version: '1.2.3', optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3' } },
    })
    expect(repairLock(lock).lock.packages['node_modules/@tool/linux-arm64-musl']).toEqual({
      version: '1.2.3',
      cpu: ['arm64'],
      libc: ['musl'],
      os: ['linux'],
      optional: true,
    })
  })

  it('changes nothing the second time', () => {
    const lock = lockOf({
      'node_modules/tool': {
        version: '1.2.3',
        resolved: 'https://registry.example/tool.tgz',
        optionalDependencies: { 'tool-darwin-x64': '^1.0.0', 'tool-win32-x64': '1.0.0' },
      },
    })
    const once = repairLock(lock)
    const twice = repairLock(once.lock)
    expect(once.added).toHaveLength(2)
    expect(twice.added).toEqual([])
    expect(twice.lock).toEqual(once.lock)
  })

  it('sees packages in the folders above the one that wants them', () => {
    const lock = lockOf({
      'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { 'c-linux-x64': '2.0.0' } },
      'node_modules/a/node_modules/c-linux-x64': { version: '2.0.0', optional: true },
    })
    expect(repairLock(lock).added).toEqual([])
  })

  it('nests a second version beside the one that is there', () => {
    const lock = lockOf({
      'node_modules/b': { version: '1.0.0', optionalDependencies: { 'c-linux-x64': '2.0.0' } },
      'node_modules/c-linux-x64': { version: '1.0.0', optional: true },
    })
    expect(repairLock(lock).added).toEqual(['node_modules/b/node_modules/c-linux-x64'])
  })

  it('removes download addresses but keeps links', () => {
    const lock = lockOf({
      'node_modules/a': { version: '1.0.0', resolved: 'http://registry.example/a.tgz' },
      'node_modules/here': { link: true, resolved: 'packages/here' },
    })
    const { lock: repaired, stripped } = repairLock(lock)
    expect(stripped).toEqual(['node_modules/a'])
    expect(repaired.packages['node_modules/a']).toEqual({ version: '1.0.0' })
    expect(repaired.packages['node_modules/here']?.resolved).toBe('packages/here')
  })

  it('refuses a range that names no version', () => {
    const lock = lockOf({ 'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '>=1 <3' } } })
    expect(() => repairLock(lock)).toThrow('cannot tell a version of b')
  })
})

describe('the platform in a package name', () => {
  it.each([
    ['@tailwindcss/oxide-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@oxlint/binding-win32-ia32-msvc', { cpu: ['ia32'], os: ['win32'] }],
    ['@oxlint/binding-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
    ['@oxlint-tsgolint/darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ])('%s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })
})
