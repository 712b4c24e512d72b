import manifest from '../../../package.json' with { type: 'json' }

const minimum = manifest.engines.node.replace('>=', '')

/** Throws on a Node that cannot run the tests, as when they are started past `npx` and the npm scripts. */
export function assertNode(): void {
  if (process.versions.node.localeCompare(minimum, 'en', { numeric: true }) >= 0) return
  throw new Error(
    `The tests need Node ${minimum} or later and this is ${process.versions.node}: start them with \`npm test\` or \`npx\`, which find the stopgap that \`npm ci\` installs.`,
  )
}
