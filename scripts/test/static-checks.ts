const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const tsc = 'node_modules/typescript7/bin/tsc'

/** A check that needs no running code: Node programs that all have to succeed. */
export type Check = { readonly title: string; readonly commands: readonly (readonly string[])[] }

/** TypeScript over each wing with its own globals, after generating the types of the routes. */
export const types: Check = {
  title: 'types',
  commands: [
    ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
    [tsc, '-p', 'domain'],
    [tsc, '-p', 'server'],
    [tsc, '-p', '.'],
    // the scripts that the payment simulator serves unbundled
    [tsc, '-p', 'server/gateways/payments/simulator/browser'],
  ],
}

/** The build of `npm start`, skipped while the sources are unchanged. */
export const build: Check = { title: 'build', commands: [['scripts/build.ts']] }

/** Every check, the longest first. */
export const staticChecks: readonly Check[] = [
  types,
  build,
  { title: 'lint', commands: [['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']] },
  { title: 'format', commands: [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  {
    title: 'walls',
    commands: [
      [cruiser, '--config', '.dependency-cruiser.cjs', 'domain', 'search', 'spreadsheets', 'server', 'app'],
    ],
  },
  { title: 'unused code', commands: [['node_modules/knip/bin/knip.js', '--no-progress']] },
]
