import { spawnSync } from 'node:child_process'

// TypeScript alone over each wing with its own globals: `npm run typecheck`. `npm test` has it from the lint.
const wings = [
  'domain',
  'search',
  'spreadsheets',
  'server',
  '.',
  'server/gateways/payments/simulator/browser',
]
const run = (...args: string[]): void => {
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exitCode = 1
}

run('node_modules/@react-router/dev/bin.cjs', 'typegen')
for (const wing of wings) run('node_modules/typescript7/bin/tsc', '-p', wing)
