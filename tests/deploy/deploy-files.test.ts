import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { environment, readConfig } from '#server/config/read-config.ts'
import {
  commandOf,
  environmentOf,
  isInContext,
  parseContainerFile,
} from '../support/container/parse-container-file.ts'
import { findOnPath } from '../support/process/find-program.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Checks with the tool itself where this machine has it; says so where not. */
function checkWith(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): string | null {
  const found = findOnPath(program)
  if (found === undefined) {
    process.stdout.write(`${program} is not installed here: ${args.join(' ')} is left to our own checks.\n`)
    return null
  }
  const { status, stdout, stderr } = spawnSync(found, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return status === 0 ? stdout + stderr : `${program} ended with ${status}: ${stdout}${stderr}`
}

describe('the container file', () => {
  const stages = parseContainerFile(read('deploy/Dockerfile'))
  const last = stages.at(-1)
  if (last === undefined) throw new Error('it has no stage')

  test('builds and runs on one image of Node, by its exact number, which .nvmrc recommends', () => {
    const [image = '', ...others] = new Set(stages.map((stage) => stage.image))
    expect(others).toEqual([])
    expect(image).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/)
    expect(image).toContain(`node:${read('.nvmrc').trim()}.`)
  })

  test('runs as node, with a health check, and sets no secret', () => {
    expect(last.instructions.findLast(({ name }) => name === 'USER')?.value).toBe('node')
    expect(commandOf(last, 'HEALTHCHECK').join(' ')).toContain('/healthz')
    const named = stages.flatMap((stage) => Object.keys(environmentOf(stage)))
    expect(named.filter((name) => /SECRET|TOKEN|PASSWORD|KEY/.test(name))).toEqual([])
    expect(stages.flatMap((stage) => stage.instructions).filter(({ name }) => name === 'ARG')).toEqual([])
  })

  test('sends to the build neither secrets nor data nor tests', () => {
    const ignoreFile = read('deploy/Dockerfile.dockerignore')
    const isIn = (file: string): boolean =>
      isInContext(ignoreFile, file, (pattern) => path.matchesGlob(file, pattern))
    expect(
      [
        '.env',
        'deploy/.env',
        '.data/outbox.ndjson',
        '.git/config',
        'server/config/read-config.test.ts',
      ].filter(isIn),
    ).toEqual([])
    expect(['server/main.ts', 'package.json', '.npmrc'].filter(isIn)).toHaveLength(3)
  })

  test.each([
    ['RUN', 'a container file has no line such as'],
    ['from node', 'a container file has no line such as'],
    ['CMD ["x"]', 'CMD stands before the first FROM'],
  ])('%s alone is not understood', (line, message) => {
    expect(() => parseContainerFile(line)).toThrow(message)
  })
})

type Service = {
  readonly image: string
  readonly read_only?: boolean
  readonly cap_drop?: string[]
  readonly security_opt?: string[]
  readonly environment?: Record<string, string>
  readonly volumes?: string[]
  readonly networks?: string[]
  readonly depends_on?: Record<string, { condition: string }>
  readonly ports?: string[]
}

test('npm installs the stopgap exactly where the Node of a machine is older than the store wants', () => {
  type Manifest = { engines: { node: string }; dependencies: Record<string, string> }
  const store = JSON.parse(read('package.json')) as Manifest
  const stopgap = JSON.parse(read('scripts/stopgap-node/package.json')) as Manifest
  expect(stopgap.engines.node).toBe(store.engines.node.replace('>=', '<'))
  expect(Object.keys(store.dependencies).filter((name) => name.startsWith('node-'))).toEqual([])
  // npm 10 of Node 22 leaves a linked package's dependencies behind
  expect(read('.npmrc')).toContain('install-links=true')
})

describe('compose.yaml', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    networks: { inside: { ipam: { config: { subnet: string }[] } } }
    volumes: Record<string, unknown>
  }
  const services = Object.entries(compose.services)
  const stores = services.filter(([, { image }]) => image === 'neev')

  test('has PostgreSQL, a proxy and two processes of the store, and only the proxy is reached from outside', () => {
    expect(stores).toHaveLength(2)
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy'])
    expect(compose.services['database']?.networks).toEqual(['inside'])
  })

  test('gives the store no more rights than it needs', () => {
    for (const [, store] of stores) {
      expect(store.read_only).toBe(true)
      expect(store.cap_drop).toEqual(['ALL'])
      expect(store.security_opt).toContain('no-new-privileges:true')
    }
  })

  test('names exact versions, existing volumes and services, and no secret', () => {
    const images = services.map(([, { image }]) => image).filter((image) => image !== 'neev')
    expect(images.filter((image) => !/:\d+\.\d+(\.\d+)?(-\w+)?$/.test(image))).toEqual([])
    const volumes = services
      .flatMap(([, service]) => service.volumes ?? [])
      .filter((each) => !each.startsWith('.'))
    expect(volumes.filter((each) => !((each.split(':')[0] ?? '') in compose.volumes))).toEqual([])
    const others = services.flatMap(([, service]) => Object.keys(service.depends_on ?? {}))
    expect(others.filter((other) => !(other in compose.services))).toEqual([])
    const secrets = services
      .flatMap(([, service]) => Object.entries(service.environment ?? {}))
      .filter(([key]) => /PASSWORD|SECRET|TOKEN|DATABASE_URL/.test(key))
    expect(secrets.length).toBeGreaterThan(0)
    expect(secrets.filter(([, value]) => !value.includes('${POSTGRES_PASSWORD:?'))).toEqual([])
  })

  test('gives the store settings that it starts with', () => {
    const filled = { DOMAIN: 'shop.example.com', POSTGRES_PASSWORD: 'a-long-word' }
    const set = Object.entries(stores[0]?.[1].environment ?? {}).map(
      ([name, value]) =>
        [
          name,
          value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: keyof typeof filled) => filled[variable]),
        ] as const,
    )
    const names = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    const known = [...Object.keys(environment.shape), ...Object.keys(filled)]
    expect([...names, ...set.map(([name]) => name)].filter((name) => !known.includes(name))).toEqual([])
    const config = readConfig({
      ...Object.fromEntries(set),
      HOST: '0.0.0.0',
      SMS_PROVIDER: 'outbox',
      PAYMENTS: 'simulator',
    })
    expect(config.live).toBe(true)
    expect(config.trustedProxies).toEqual(compose.networks.inside.ipam.config.map(({ subnet }) => subnet))
  })

  test('the proxy leads to every process of the store', () => {
    const [, upstreams = ''] = /reverse_proxy ([^{]+)\{/.exec(read('deploy/Caddyfile')) ?? []
    expect(upstreams.trim().split(/\s+/)).toEqual(stores.map(([name]) => `${name}:3000`))
  })
})

test('Caddy accepts its file', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', path.join(root, 'deploy/Caddyfile')]
  const said = checkWith('caddy', args, { DOMAIN: 'shop.example.com' })
  expect(said ?? 'Valid configuration').toContain('Valid configuration')
  expect(read('deploy/Caddyfile')).not.toMatch(/sticky|ip_hash|lb_policy cookie/)
})

describe('the units of systemd', () => {
  const units = readdirSync(path.join(root, 'deploy')).filter((name) =>
    /^neev.*\.(service|timer)$/.test(name),
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'neev-units-'))
  // systemd-analyze looks for the programs that they name
  for (const unit of units)
    writeFileSync(
      path.join(folder, unit),
      read(`deploy/${unit}`).replaceAll('/opt/neev', root).replaceAll('/usr/bin/node', process.execPath),
    )

  test('are understood, and nothing in them is ignored', () => {
    const said = checkWith('systemd-analyze', [
      'verify',
      '--man=no',
      ...units.map((unit) => path.join(folder, unit)),
    ])
    expect((said ?? '').trim()).toBe('')
    const named = units.flatMap((unit) =>
      [...read(`deploy/${unit}`).matchAll(/\/opt\/neev\/(\S+)| ((?:server|scripts)\/\S+)/g)].map(
        ([, absolute, relative]) => absolute ?? relative ?? '',
      ),
    )
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  test('[SAFE-03] the store is confined: it can gain no rights and write only its own folder', () => {
    const store = read('deploy/neev.service')
    for (const line of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'CapabilityBoundingSet=',
      'DynamicUser=yes',
    ])
      expect(store.split('\n')).toContain(line)
    const args = ['security', '--offline=true', '--threshold=20', path.join(folder, 'neev.service')]
    const said = checkWith('systemd-analyze', args)
    expect(said ?? 'neev.service: 0.0').toMatch(/neev\.service: [01]\.\d/)
    rmSync(folder, { recursive: true, force: true })
  })
})
