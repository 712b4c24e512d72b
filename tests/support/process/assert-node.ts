const minimum = [22, 22] as const

/** Throws on a Node that cannot run the tests, as when they are started past `npx` and the npm scripts. */
export function assertNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  throw new Error(
    `The tests need Node ${minimum.join('.')} or later and this is ${process.versions.node}: start them with \`npm test\` or \`npx\`, which find the Node 24 that \`npm ci\` installs.`,
  )
}
