const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'

/** A check that needs no running code: Node programs that all have to succeed. */
export type Check = { readonly title: string; readonly commands: readonly (readonly string[])[] }

/** The build of `npm start`, skipped while the sources are unchanged. */
export const build: Check = { title: 'build', commands: [['scripts/build.ts']] }

/** Every check, the longest first. */
export const staticChecks: readonly Check[] = [
  {
    title: 'types and lint',
    commands: [
      ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
      // one program for each wing with its own globals, as its tsconfig.json says, serves compiler and rules
      ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    ],
  },
  build,
  { title: 'format', commands: [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  {
    title: 'walls',
    commands: [
      [cruiser, '--config', '.dependency-cruiser.cjs', 'domain', 'search', 'spreadsheets', 'server', 'app'],
    ],
  },
  { title: 'unused code', commands: [['node_modules/knip/bin/knip.js', '--no-progress']] },
]
